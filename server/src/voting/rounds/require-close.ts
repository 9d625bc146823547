import { limits } from '@upnext/contract/limits';
import type { FieldErrorKey } from '@upnext/contract/text';

import { Refusal } from '../../platform/http/refusal.ts';

export const dayMs = 24 * 60 * 60 * 1_000;

/** Refuses a closing time that is not after the other time, or too far in the future. */
export function requireClose(closesAtMs: number, afterMs: number): void {
  if (closesAtMs <= afterMs) refuseClose('closes_at.too_early');
  if (closesAtMs > Date.now() + limits.roundDays * dayMs) refuseClose('closes_at.too_late');
}

export function refuseClose(key: FieldErrorKey): never {
  throw new Refusal('invalid_input', { fields: [{ path: 'closesAt', key }] });
}
