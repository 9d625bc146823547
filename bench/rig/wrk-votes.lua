-- Each voter votes once, in order. Voter n has the same token as in rig/crowd.ts.
-- Arguments: first voter, first idea, ideas per board, the boards' creators, pause in ms, the site's origin.
local voter, idea, each, tail
local heads = {}

function init(args)
  voter, idea, each = tonumber(args[1]), tonumber(args[2]), tonumber(args[3])
  for username in string.gmatch(args[4], "[^,]+") do
    heads[#heads + 1] = "POST /api/creators/" .. username .. "/ideas/"
  end
  tail = "; signed_in=1\r\nHost: " .. wrk.host .. ":" .. wrk.port .. "\r\nOrigin: " .. args[6] ..
    "\r\nSec-Fetch-Site: same-origin\r\nX-Requested-With: XMLHttpRequest" ..
    "\r\nAccept: application/json\r\nContent-Length: 0\r\n\r\n"
  -- Pause for a random time between a connection's votes, so that the connections don't synchronize.
  local pause = tonumber(args[5])
  if pause > 0 then
    math.randomseed(voter)
    function delay() return math.random(0, 2 * pause) end
  end
end

function request()
  local number = voter % (#heads * each)
  local text = heads[1 + math.floor(number / each)] .. (idea + number) ..
    "/vote HTTP/1.1\r\nCookie: session=" .. string.format("%043d", voter) .. tail
  voter = voter + 1
  return text
end
