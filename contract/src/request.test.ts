import { expect, test } from 'vitest';

import { api } from './api.ts';
import { CallError, readReply, toRequest } from './request.ts';

test('toRequest returns the method, the encoded URL, the headers and the JSON body for an endpoint and its input', () => {
  expect(toRequest(api.castBoardVote, { params: { username: 'a/b', id: '7' }, query: { check_only: 'true' } })).toEqual(
    {
      method: 'POST',
      url: '/api/creators/a%2Fb/ideas/7/vote?check_only=true',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: undefined,
    },
  );
  expect(toRequest(api.login, { body: { username: 'a', password: 'b' } })).toMatchObject({
    headers: { 'content-type': 'application/json' },
    body: '{"username":"a","password":"b"}',
  });
});

test('every endpoint path starts with /api', () => {
  for (const { path } of Object.values(api)) expect(path).toMatch(/^\/api\//);
});

test("readReply throws a CallError with the message 'status: text' for an error response", () => {
  const refused = JSON.stringify({ code: 'already_voted', message: 'You have already voted' });
  expect(() => readReply(api.castVote, 409, refused)).toThrow('409: You have already voted');
  expect(() => readReply(api.castVote, 502, '<html>Bad gateway</html>')).toThrow(CallError);
  expect(readReply(api.logout, 204, '')).toBeUndefined();
});

test.each(['<html>Bad gateway</html>', '{"code":"busy","mess', '"busy"', ''])(
  'readReply throws a CallError with an empty message if the response body is not an API error: %s',
  (text) => {
    const failure = (): unknown => readReply(api.castVote, 502, text);
    expect(failure).toThrow(expect.objectContaining({ status: 502, reply: { code: 'internal', message: '' } }));
  },
);
