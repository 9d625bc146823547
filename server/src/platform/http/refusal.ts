import type { ErrorCode } from '@upnext/contract/error';
import type { FieldErrorKey } from '@upnext/contract/text';

export type FieldProblem = { path: string; key: FieldErrorKey };

type Details = { fields?: FieldProblem[]; retryAfterSeconds?: number; challenge?: string };

/** One of the contract's errors. Feature code throws it, and the error handler turns it into the reply. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, { fields, retryAfterSeconds, challenge }: Details = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.challenge = challenge;
  }
}
