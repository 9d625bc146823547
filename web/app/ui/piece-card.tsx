import { BookOpen, ExternalLink, Headphones, Play, type LucideIcon } from 'lucide-react';

type PieceCardProps = {
  kind: 'watch' | 'listen' | 'read' | 'open';
  /** What pressing it does: 'Watch on YouTube'. */
  label: string;
  /** Shown small, so that nobody is led elsewhere than they think. */
  address: string;
  /** Without it, the card is only looked at. */
  href?: string;
};

const icons: Record<PieceCardProps['kind'], LucideIcon> = {
  watch: Play,
  listen: Headphones,
  read: BookOpen,
  open: ExternalLink,
};

/** Where a published piece is. Nothing of it is fetched: a picture would tell the platform who looks. */
export function PieceCard({ kind, label, address, href }: PieceCardProps) {
  const Icon = icons[kind];
  const inside = (
    <>
      <span className="piece-icon">
        <Icon className="i" aria-hidden="true" />
      </span>
      <span className="piece-words">
        <strong>{label}</strong>
        <span className="piece-address">{address}</span>
      </span>
    </>
  );
  return href === undefined ? (
    <div className="piece">{inside}</div>
  ) : (
    <a className="piece" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {inside}
    </a>
  );
}
