import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { packChoices, type Choice } from './pack-choices.ts';
import { castAccountBallots as statement } from './sql.ts';

export type AccountBallot = Choice & { accountId: number };

/** Casts ballots of accounts that vote outside the site. The rules are those of `castBallot`; refused ones are ignored. */
export async function castAccountBallots(pool: pg.Pool, ballots: AccountBallot[]): Promise<void> {
  if (ballots.length === 0) return;
  const accountIds = ballots.map(({ accountId }) => accountId);
  await runNamed(pool, statement, [accountIds, ...packChoices(ballots)]);
}
