import type { ProfileBackground } from '@upnext/contract/identity/accounts';

import { backgrounds } from './share-palette.ts';

/** Returns the styles for the creator's page background, drawn at twice the size. */
export function drawBackground(name: ProfileBackground, { width, height }: { width: number; height: number }) {
  const ground = backgrounds[name];
  if ('dots' in ground) {
    const dot = `radial-gradient(circle at center, ${ground.dots} 3px, transparent 4px)`;
    return { backgroundColor: ground.base, backgroundImage: dot, backgroundSize: '40px 40px' };
  }
  if ('lines' in ground) {
    const lines = ['0deg', '90deg'].map((angle) => `linear-gradient(${angle}, ${ground.lines} 2px, transparent 2px)`);
    return { backgroundColor: ground.base, backgroundImage: lines.join(', '), backgroundSize: '64px 64px, 64px 64px' };
  }
  const light = (at: string, color: string) =>
    `radial-gradient(${width}px ${height * 0.7}px at ${at}, ${color}, transparent 72%)`;
  return {
    backgroundColor: ground.base,
    backgroundImage: `${light('8% -10%', ground.x)}, ${light('100% 0%', ground.y)}`,
  };
}
