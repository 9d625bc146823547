import type { Passkey } from '@upnext/contract/ways-in';

import type { PasskeyRow } from './sql.ts';

export function describePasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null };
}
