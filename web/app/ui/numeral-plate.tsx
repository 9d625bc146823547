import { clsx } from 'clsx';

type NumeralPlateProps = { place: number | null; label: string; empty: string };

/**
 * Place numeral in a card's corner, in medal colours for 1 to 3. `label` is for screen readers. `empty` is shown if
 * there is no place.
 */
export function NumeralPlate({ place, label, empty }: NumeralPlateProps) {
  return (
    <span className={clsx('plate', place !== null && place <= 3 && `plate-${place}`)}>
      <span aria-hidden="true">{place ?? empty}</span>
      <span className="sr">{label}</span>
    </span>
  );
}
