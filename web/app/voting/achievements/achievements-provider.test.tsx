import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useAchievements } from './achievements-provider.tsx';

function Reader() {
  return useAchievements().stats.totalVotes;
}

test('useAchievements throws outside an AchievementsProvider', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow('useAchievements must be used within an AchievementsProvider');
});
