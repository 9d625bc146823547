import { clsx } from 'clsx';

import { shareClass } from '../../ui/meter.tsx';

type MiniBarsProps = {
  shares: readonly [number, number, number];
  /** Whole bars of metal, or plates with their numerals, the second one with a vote of one's own. */
  look: 'metal' | 'plates';
};

/** The podium lying on its side, as a picture. */
export function MiniBars({ shares, look }: MiniBarsProps) {
  return (
    <div className={clsx('minis', `minis-${look}`)} aria-hidden="true">
      {shares.map((share, index) => (
        <span key={share} className={clsx('mini', `mini-${index + 1}`, shareClass(share))}>
          {look === 'plates' && <span>{index + 1}</span>}
        </span>
      ))}
    </div>
  );
}
