import { hash, verify } from '@node-rs/argon2';

import type { Context } from '../../context.ts';

/** argon2id, as OWASP advises for servers. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands in for the hash of an account that isn't there, so that looking for one takes as long. */
const nobody = await hash('nobody has this password', options);

export async function hashPassword(context: Context, password: string): Promise<string> {
  return await context.passwordQueue.run(() => hash(password, options));
}

export async function verifyPassword(
  context: Context,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await context.passwordQueue.run(() => verify(passwordHash ?? nobody, password));
  return matches && Boolean(passwordHash);
}
