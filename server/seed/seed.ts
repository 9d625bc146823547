import pg from 'pg';

import { loadEnvironment, readConfig } from '../src/config.ts';
import { connectKysely } from '../src/platform/postgres/connect.ts';
import { requireDatabase } from '../src/platform/postgres/require-database.ts';
import { exitOnStartError } from '../src/platform/start-error.ts';
import { openStorage } from '../src/platform/storage/open-storage.ts';
import { foldVotes } from '../src/reach/insights/fold-votes.ts';
import type { Tables } from '../src/tables.ts';
import { describeLogins } from './demo-logins.ts';
import { seedDemo, type SeedOutcome } from './seed-demo.ts';
import { writePictures } from './write-pictures.ts';

/** `npm run seed`: writes the demo data to the database at DATABASE_URL. */
async function seed(): Promise<void> {
  const config = readConfig(loadEnvironment());
  if (config.production)
    return refuse('The demo is not for production: its passwords are public. Nothing was written.');
  await requireDatabase(config.databaseUrl);
  const pool = new pg.Pool({ connectionString: config.databaseUrl });
  try {
    const client = await pool.connect();
    const outcome = await seedDemo(client).finally(() => client.release());
    // Without this, insights would stay empty until the worker has run for a minute.
    if (outcome.kind === 'seeded') {
      await foldVotes(pool);
      await writePictures({ db: connectKysely<Tables>(pool), pictures: openStorage(config.pictures) });
    }
    report(outcome);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42P01') throw error;
    refuse('The database has no tables yet: run `npm run migrate` first.');
  } finally {
    await pool.end();
  }
}

function report(outcome: SeedOutcome): void {
  if (outcome.kind === 'foreign_accounts') {
    return refuse(
      'The database contains accounts that are not part of the demo. The demo needs an empty database; nothing was written.',
    );
  }
  if (outcome.kind === 'already_there') {
    console.log('The demo data already exists; nothing was written.');
  } else {
    const { creators, fans, ideas, votes } = outcome;
    console.log(`Demo data created: ${creators} creators, ${fans} fans, ${ideas} ideas, ${votes} votes.`);
  }
  console.log(describeLogins());
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

await exitOnStartError(seed);
