import { expect, test } from 'vitest';

import { checkIdeas } from './check-ideas.ts';
import { splitLines } from './split-lines.ts';

const typed = (...titles: string[]) => titles.map((title, at) => ({ line: at + 1, title, description: '' }));
const problemsOf = (titles: string[], { known = [] as string[], most = 10 } = {}) =>
  checkIdeas(typed(...titles), { known, most }).map(({ problem }) => problem);

test('splitLines returns one idea per line without bullets, numbers and empty lines', () => {
  expect(splitLines('• Bread\r\n\n 2. Cake \n- Pie – the long one\n3D printing\n10) Tea')).toEqual([
    'Bread',
    'Cake',
    'Pie – the long one',
    '3D printing',
    'Tea',
  ]);
});

test('checkIdeas finds titles that are too long, twice in the list or on the chart', () => {
  expect(problemsOf(['Bread', 'x'.repeat(101), ' BREAD ', 'Night  Train', 'Tea'], { known: ['night train'] })).toEqual([
    undefined,
    'idea_title.too_long',
    'twice',
    'known',
    undefined,
  ]);
});

test('checkIdeas counts only ideas without a problem towards the limit', () => {
  expect(problemsOf(['One', 'One', 'Two', 'Three'], { most: 2 })).toEqual([undefined, 'twice', undefined, 'over']);
});

test('checkIdeas reports a description that is too long', () => {
  const [idea] = checkIdeas([{ line: 1, title: 'Fine', description: 'x'.repeat(281) }], { known: [], most: 1 });
  expect(idea?.problem).toBe('idea_description.too_long');
});
