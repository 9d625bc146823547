-- Each voter casts one ballot in a round, in order. Voter n has the same token as in rig/crowd.ts.
-- Arguments: first voter, first idea, number of ideas, the creator, the round's number, the site's origin.
local voter, idea, ideas, head, tail

function init(args)
  voter, idea, ideas = tonumber(args[1]), tonumber(args[2]), tonumber(args[3])
  head = "PUT /api/creators/" .. args[4] .. "/rounds/" .. args[5] .. "/ballot HTTP/1.1\r\nCookie: session="
  tail = "; signed_in=1\r\nHost: " .. wrk.host .. ":" .. wrk.port .. "\r\nOrigin: " .. args[6] ..
    "\r\nSec-Fetch-Site: same-origin\r\nX-Requested-With: XMLHttpRequest" ..
    "\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: "
end

function request()
  local body = '{"ideaIds":[' .. (idea + voter % ideas) .. ']}'
  local text = head .. string.format("%043d", voter) .. tail .. #body .. "\r\n\r\n" .. body
  voter = voter + 1
  return text
end
