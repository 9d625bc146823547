import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hashProof } from './hash-proof.ts';
import { normaliseAddress } from './normalise-address.ts';

test.each([
  ['Ana.Lopez+News@GMail.com', 'analopez@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['Ana+x@Outlook.com', 'ana@outlook.com'],
  ['ana+x@hotmail.nl', 'ana@hotmail.nl'],
  ['ana-shop@yahoo.com', 'ana@yahoo.com'],
  ['ana-shop-2@yahoo.com.mx', 'ana@yahoo.com.mx'],
  ['ana+x@me.com', 'ana@icloud.com'],
  ['Ana_Lo-pez.x+y@protonmail.com', 'analopezx@proton.me'],
  ['ana-lopez@ya.ru', 'ana.lopez@yandex.ru'],
  ['Ana.Lopez+tag@Example.com', 'ana.lopez@example.com'],
  ['ana-lopez@example.com', 'ana-lopez@example.com'],
  ['ana@Bücher.example', 'ana@xn--bcher-kva.example'],
  ['+tag@gmail.com', '+tag@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
])('normaliseAddress(%j) is %j', (email, expected) => {
  expect(normaliseAddress(email)).toBe(expected);
});

test('normaliseAddress returns a normalised address unchanged', () => {
  const host = fc.constantFrom('gmail.com', 'yahoo.es', 'pm.me', 'ya.ru', 'mac.com', 'hotmail.com', 'example.org');
  const local = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_+.-]{0,20}$/);
  fc.assert(
    fc.property(local, host, (name, at) => {
      const once = normaliseAddress(`${name}@${at}`);
      expect(normaliseAddress(once)).toBe(once);
      expect(once).toMatch(/^[^@]+@[^@]+$/);
    }),
  );
});

test.each([
  ['ana@mail.example.co.uk', 'example.co.uk'],
  ['ana@anything.github.io', 'github.io'],
  ['ana@intranet', 'intranet'],
  // Each user of Fastmail has a subdomain with any number of addresses.
  ['x1@ana.fastmail.com', 'fastmail.com'],
  ['ana@fastmail.com', null],
  ['ana@Gmail.com', null],
  ['ana@protonmail.com', null],
])('the domain of %s that the limit applies to is %s', (email, domain) => {
  expect(hashProof(Buffer.alloc(32), { email }).domain).toBe(domain);
});

test('hashProof depends on the key and returns one hash for all spellings of an address', () => {
  const hash = (key: number, email: string) => hashProof(Buffer.alloc(32, key), { email }).hash.toString('hex');
  expect(hash(1, 'a.na+1@gmail.com')).toBe(hash(1, 'Ana@googlemail.com'));
  expect(hash(1, 'ana@gmail.com')).not.toBe(hash(2, 'ana@gmail.com'));
  expect(hash(1, 'ana@gmail.com')).not.toBe(hash(1, 'eva@gmail.com'));
});
