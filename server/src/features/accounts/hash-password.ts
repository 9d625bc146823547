import type { Context } from '../../context.ts';
import { hash, verify } from '../../platform/argon2.ts';

/** Stands in for the hash of an account that isn't there, so that looking for one takes as long. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$YPnWqOTtqtbipuBbvF9dZQ$Kvo6uOPzcDBG0iKi4N/Q/KNzJxwauMOKcd5WlvAJM2Y';

export async function hashPassword(context: Context, password: string): Promise<string> {
  return await context.passwordQueue.run(() => hash(password));
}

export async function verifyPassword(
  context: Context,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await context.passwordQueue.run(() => verify(passwordHash ?? nobody, password));
  return matches && Boolean(passwordHash);
}
