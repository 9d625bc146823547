import { expect, test } from 'vitest';

import { readCsv } from './read-csv.ts';

test('readCsv reads the named columns in any order, with quotes, line breaks and a byte order mark', async () => {
  const csv = '\uFEFFId;Description;Título\r\n1;"Long, ""slow""\nand warm";Sourdough\r\n;;\r\n2;;"Cake; again"\r\n';
  expect(await readCsv(csv)).toEqual([
    { line: 3, title: 'Sourdough', description: 'Long, "slow"\nand warm' },
    { line: 5, title: 'Cake; again', description: '' },
  ]);
});

test('readCsv reads the first two columns of a file without a header', async () => {
  expect(await readCsv('Sourdough,On a bus\nCake\n')).toEqual([
    { line: 1, title: 'Sourdough', description: 'On a bus' },
    { line: 2, title: 'Cake', description: '' },
  ]);
});

test.each([
  ['Pan, vino y queso;Receta', { title: 'Pan, vino y queso', description: 'Receta' }],
  ['Cake,Sweet; soft', { title: 'Cake', description: 'Sweet; soft' }],
  ['Bread, butter; and jam\tA, b; c', { title: 'Bread, butter; and jam', description: 'A, b; c' }],
  ['"Cake; again", Sweet', { title: 'Cake; again', description: 'Sweet' }],
])('readCsv detects one delimiter in the first line: %s', async (line, idea) => {
  expect(await readCsv(`${line}\n`)).toEqual([{ line: 1, ...idea }]);
});

test('readCsv throws for a file with an unclosed quote', async () => {
  await expect(readCsv('title\n"Sourdough\n')).rejects.toThrow('Quote Not Closed');
});
