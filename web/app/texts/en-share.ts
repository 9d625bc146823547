import { shareKit } from './en/share-kit.ts';

/** For pages/share-kit.tsx alone. */
export const texts = { shareKit };
