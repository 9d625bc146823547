import type { ErrorReply } from '@upnext/contract/error';
import { CallError } from '@upnext/contract/request';
import { expect, test } from 'vitest';

import { fieldFailures } from './field-failures.ts';

const refused = (reply: ErrorReply) => fieldFailures(new CallError(400, reply));

test('fieldFailures assigns an API error to the form field it belongs to', () => {
  expect(refused({ code: 'username_taken', message: 'taken' })).toEqual([{ name: 'username', message: 'taken' }]);
  expect(refused({ code: 'email_taken', message: 'taken' })).toEqual([{ name: 'email', message: 'taken' }]);
  expect(refused({ code: 'password_too_common', message: 'common' })).toEqual([
    { name: 'password', message: 'common' },
  ]);
  const fields = [
    { path: 'username', code: 'too_short', message: 'short' },
    { path: 'somewhere.else', code: 'invalid', message: 'odd' },
  ];
  expect(refused({ code: 'invalid_input', message: 'invalid', fields })).toEqual([
    { name: 'username', message: 'short' },
  ]);
});

test("fieldFailures returns an empty list for errors that don't belong to a field", () => {
  expect(refused({ code: 'too_many_requests', message: 'slow down' })).toEqual([]);
  expect(fieldFailures(new TypeError('Failed to fetch'))).toEqual([]);
});
