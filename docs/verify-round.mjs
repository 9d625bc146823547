#!/usr/bin/env node
/**
 * Checks the published result of a round without any code of the site: the signature of the checkpoint, the receipt of
 * one ballot, and, if the file of all ballots is given, the tree over them. Prints the recount.
 *
 *   node verify-round.mjs receipt.json [ballots.ndjson] [the site's public key in base64]
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [receiptFile, ballotsFile, expectedKey] = process.argv.slice(2);
if (!receiptFile) fail('Usage: node verify-round.mjs receipt.json [ballots.ndjson] [public key]');
const receipt = JSON.parse(readFileSync(receiptFile, 'utf8'));
const { ballot, index, path, checkpoint, publicKey } = receipt;

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafOf = (line) => sha256(Buffer.of(0), line);
const nodeOf = (left, right) => sha256(Buffer.of(1), left, right);

// The checkpoint: three lines (name, size, root), an empty line, and a signature (4 bytes that name the key, 64 bytes).
const [body = '', signatures = ''] = checkpoint.split('\n\n');
const [name = '', sizeText = '', rootText = ''] = body.split('\n');
const size = Number(sizeText);
const root = Buffer.from(rootText, 'base64');
const [, site = '', signature = ''] = signatures.match(/^— (\S+) (\S+)$/m) ?? [];
const bytes = Buffer.from(signature, 'base64');
const key = Buffer.from(publicKey, 'base64');
if (expectedKey && expectedKey !== publicKey) fail('The receipt has another public key than the given one');
const hint = sha256(`${site}\n`, Buffer.of(1), key).subarray(0, 4);
const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') };
const isSigned = verify(
  null,
  Buffer.from(`${body}\n`),
  createPublicKey({ key: jwk, format: 'jwk' }),
  bytes.subarray(4),
);
if (!isSigned || !hint.equals(bytes.subarray(0, 4))) fail('The signature of the checkpoint is wrong');
const round = name.match(/\/rounds\/(\d+)$/)?.[1];
if (round === undefined || JSON.parse(ballot).round !== Number(round)) fail('The ballot is of another round');
console.log(`Signed by ${site}: ${size} ballots in ${name}`);

// The receipt (RFC 9162, section 2.1.3.2).
let [place, last, hash] = [index, size - 1, leafOf(ballot)];
if (index >= size) fail('The receipt names a ballot beyond the end of the list');
for (const sibling of path.map((hex) => Buffer.from(hex, 'hex'))) {
  if (last === 0) fail('The receipt has too many hashes');
  if (place % 2 === 1 || place === last) {
    hash = nodeOf(sibling, hash);
    while (place % 2 === 0 && place !== 0) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  } else {
    hash = nodeOf(hash, sibling);
  }
  [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
}
if (last !== 0 || !hash.equals(root)) fail('The ballot is not in the published list');
console.log(`The ballot is number ${index + 1} in the published list: ${ballot}`);

if (ballotsFile) {
  const votes = new Map();
  const subtrees = [];
  const seen = { lines: 0, counted: 0, void: 0, before: '' };
  for await (const line of createInterface({ input: createReadStream(ballotsFile) })) {
    const { ballot: id, ideas, state, round: of } = JSON.parse(line);
    if (id <= seen.before) fail('The ballots are not in order, or one of them is there twice');
    if (of !== Number(round)) fail('The file has a ballot of another round');
    if (seen.lines === index && line !== ballot) fail('The file has another ballot in the place of the receipt');
    if (state === 'counted') for (const idea of ideas) votes.set(idea, (votes.get(idea) ?? 0) + 1);
    seen[state]++;
    seen.before = id;
    let [height, top] = [0, leafOf(line)];
    while (subtrees.at(-1)?.height === height) {
      top = nodeOf(subtrees.pop().top, top);
      height++;
    }
    subtrees.push({ height, top });
    seen.lines++;
  }
  const computed = subtrees.map(({ top }) => top).reduceRight((right, left) => nodeOf(left, right));
  if (seen.lines !== size || !computed.equals(root)) fail('The file is not the published list of ballots');
  console.log(`Recounted ${seen.lines} ballots, of which ${seen.counted} count and ${seen.void} are void:`);
  for (const [idea, count] of [...votes].toSorted((a, b) => b[1] - a[1])) console.log(`  idea ${idea}: ${count}`);
}
console.log('OK');

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
