import { clsx } from 'clsx';

import { shareClass } from '../../ui/meter.tsx';

type MiniBarsProps = {
  shares: readonly [number, number, number];
  /** 'metal': bars in medal colours. 'plates': bars with numerals, the second one marked with the viewer's vote. */
  look: 'metal' | 'plates';
};

/** Illustration of the top three as horizontal bars. */
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
