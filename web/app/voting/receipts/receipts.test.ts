import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkBallots, readLines } from './check-ballots.ts';
import { checkSignature } from './check-signature.ts';

const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytes = (...values: number[]) => Buffer.from(values);

/** The definition of RFC 6962, from the top, while the code under test merges leaves from below. */
function rootOf(lines: string[]): Buffer {
  if (lines.length === 0) return sha256();
  if (lines.length === 1) return sha256(bytes(0), lines[0] ?? '');
  let split = 1;
  while (split * 2 < lines.length) split *= 2;
  return sha256(bytes(1), rootOf(lines.slice(0, split)), rootOf(lines.slice(split)));
}

const ballot = (id: number, ideas: number[], state = 'counted') => JSON.stringify({ ballot: `b${id}`, ideas, state });
const many = (count: number) =>
  Array.from({ length: count }, (_, id) => ballot(id, [id % 3], id % 5 ? 'counted' : 'void'));
const inBatches = async function* (lines: string[], size = 7) {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size);
};

test.each([0, 1, 2, 3, 7, 8, 9, 100])('checkBallots computes the root of the tree of %i ballots', async (count) => {
  const lines = many(count);
  const { size, root } = await checkBallots(inBatches(lines));
  expect([size, root]).toEqual([count, rootOf(lines).toString('hex')]);
});

test('checkBallots recounts the ballots that are not void and finds the own one', async () => {
  const own = ballot(4, [2, 5]);
  const lines = [ballot(1, [2]), ballot(2, []), ballot(3, [2, 5], 'void'), own];
  const progress: number[] = [];
  const counted = await checkBallots(inBatches(lines, 3), { own, onProgress: (checked) => progress.push(checked) });
  expect([...counted.votes]).toEqual([
    [2, 2],
    [5, 1],
  ]);
  expect(counted.hasOwn).toBe(true);
  expect(progress).toEqual([3, 4]);
  expect((await checkBallots(inBatches(lines), { own: ballot(4, [2]) })).hasOwn).toBe(false);
});

test('readLines joins lines and characters that are split between chunks', async () => {
  const text = new TextEncoder().encode('{"a":"é"}\n{"b":2}\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of [text.slice(0, 7), text.slice(7, 12), text.slice(12)]) controller.enqueue(part);
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const batch of readLines(body)) lines.push(...batch);
  expect(lines).toEqual(['{"a":"é"}', '{"b":2}']);
});

const { publicKey: key, privateKey } = generateKeyPairSync('ed25519');
const publicKey = key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
const root = rootOf(many(3));
const signed = (text: string) =>
  `${text}\n— upnext.example ${Buffer.concat([bytes(1, 2, 3, 4), sign(null, Buffer.from(text), privateKey)]).toString('base64')}\n`;
const proof = {
  checkpoint: signed(`upnext.example/rounds/7\n3\n${root.toString('base64')}\n`),
  publicKey,
  size: 3,
  root: root.toString('hex'),
};

test('checkSignature accepts a signed checkpoint of this size and root', async () => {
  expect(await checkSignature(proof)).toBe(true);
});

test.each([
  ['another size', { size: 4 }],
  ['another root', { root: rootOf(many(4)).toString('hex') }],
  ['a changed text', { checkpoint: proof.checkpoint.replace('rounds/7', 'rounds/8') }],
  ['another key', { publicKey: Buffer.alloc(32, 9).toString('base64') }],
])('checkSignature rejects %s', async (_, change) => {
  expect(await checkSignature({ ...proof, ...change })).toBe(false);
});
