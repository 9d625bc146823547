import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { hash, verify } from './argon2.ts';

test('a hash matches its own password alone; what is no hash is refused and harms nobody else', async () => {
  const passwordHash = await hash('correct horse');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const answers = [verify(passwordHash, 'correct horse'), verify('junk', 'x'), verify(passwordHash, 'wrong horse')];
  expect(await Promise.allSettled(answers)).toMatchObject([{ value: true }, { status: 'rejected' }, { value: false }]);
});

test('it is done by a thread that gives way to all others', async () => {
  await hash('anything');
  const folder = '/proc/self/task';
  const niceness = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );
  expect(niceness.filter((nice) => nice === 10)).toHaveLength(1);
  expect(niceness.filter((nice) => nice < 10).length).toBeGreaterThan(1);
});
