import { clsx } from 'clsx';

/** Returns one of 101 classes, because the CSP blocks style attributes. `share` is 0 to 1. */
export function shareClass(share: number): string {
  return `share-${Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 100)}`;
}

/** Slanted line at the bottom of a card: the idea's share of the leader's votes. */
export function Meter({ share, place }: { share: number; place: number | null }) {
  return (
    <span className={clsx('meter', place !== null && place <= 3 && `meter-${place}`)} aria-hidden="true">
      <span className={shareClass(share)} />
    </span>
  );
}
