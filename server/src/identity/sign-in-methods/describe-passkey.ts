import type { Passkey } from '@upnext/contract/identity/sign-in-methods';

type PasskeyRow = { id: number; name: string; created_at: Date; last_used_at: Date | null };

export function describePasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null };
}
