import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useAchievements } from './achievements-provider.tsx';

function Reader() {
  return useAchievements().stats.totalVotes;
}

test('reading the achievements outside their provider throws', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow('useAchievements needs an AchievementsProvider above it');
});
