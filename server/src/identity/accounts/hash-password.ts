import { hash, verify } from '@node-rs/argon2';

import type { Context } from '../../context.ts';

/** The cost that OWASP recommends. Tests create hundreds of accounts, so they use the lowest possible cost. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const testCost = { ...cost, memoryCost: 8 };

/** A dummy hash that is verified if there is no account, so that the response takes just as long. */
const noAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YPnWqOTtqtbipuBbvF9dZQ$Kvo6uOPzcDBG0iKi4N/Q/KNzJxwauMOKcd5WlvAJM2Y';

export async function hashPassword(context: Context, password: string): Promise<string> {
  return await context.passwordQueue.run(() => hash(password, context.config.test ? testCost : cost));
}

export async function verifyPassword(
  context: Context,
  passwordHash: string | null | undefined,
  password: string,
  isKnownDevice = false,
): Promise<boolean> {
  const check = () => verify(passwordHash ?? noAccountHash, password);
  const matches = await context.passwordQueue.run(check, isKnownDevice);
  return matches && Boolean(passwordHash);
}
