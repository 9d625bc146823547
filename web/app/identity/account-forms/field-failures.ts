import type { ErrorCode } from '@upnext/contract/error';
import { CallError } from '@upnext/contract/request';

type FieldName = 'username' | 'password' | 'email' | 'userRole';
type FieldFailure = { name: FieldName; message: string };

const fieldOf: Partial<Record<ErrorCode, FieldName>> = {
  username_taken: 'username',
  email_taken: 'email',
  password_too_common: 'password',
  wrong_credentials: 'password',
};
const names: readonly string[] = ['username', 'password', 'email', 'userRole'] satisfies FieldName[];

/** Field errors from a failed call, to be shown next to the fields. */
export function fieldFailures(error: unknown): FieldFailure[] {
  if (!(error instanceof CallError)) return [];
  const { code, message, fields = [] } = error.reply;
  const name = fieldOf[code];
  if (name) return [{ name, message }];
  return fields
    .map(({ path, message: words }) => ({ name: path, message: words }))
    .filter((field): field is FieldFailure => names.includes(field.name));
}
