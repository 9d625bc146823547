import { shareKit } from './es/share-kit.ts';
import type { ShareTexts } from './texts.ts';

/** For pages/share-kit.tsx alone. */
export const texts: ShareTexts = { shareKit };
