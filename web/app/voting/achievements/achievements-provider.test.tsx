import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useAchievements } from './achievements-provider.tsx';

function Reader() {
  useAchievements();
  return null;
}

test('useAchievements throws outside an AchievementsProvider', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow('useAchievements must be used within an AchievementsProvider');
});
