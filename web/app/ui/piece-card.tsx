import { BookOpen, ExternalLink, Headphones, Play, type LucideIcon } from 'lucide-react';

type PieceCardProps = {
  kind: 'watch' | 'listen' | 'read' | 'open';
  /** Link text, e.g. 'Watch on YouTube'. */
  label: string;
  /** Shown in small print, so users see where the link leads. */
  address: string;
  /** If absent, the card is not a link. */
  href?: string;
};

const icons: Record<PieceCardProps['kind'], LucideIcon> = {
  watch: Play,
  listen: Headphones,
  read: BookOpen,
  open: ExternalLink,
};

/**
 * Link card for a published piece. Nothing is fetched from the platform, because an image request would reveal the
 * visitor to the platform.
 */
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
