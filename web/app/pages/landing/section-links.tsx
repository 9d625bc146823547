import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const sections = ['features', 'pricing', 'testimonials'] as const;

type SectionLinksProps = { isLanding: boolean; className: string; onFollow?: () => void };

/** On the landing page the browser's own anchors: they move the focus too, and need no script. */
export function SectionLinks({ isLanding, className, onFollow }: SectionLinksProps) {
  const t = useTranslations('landing.header');
  return sections.map((section) =>
    isLanding ? (
      <a key={section} href={`#${section}`} className={className} onClick={onFollow}>
        {t(section)}
      </a>
    ) : (
      <Link key={section} to={`/#${section}`} className={className} onClick={onFollow}>
        {t(section)}
      </Link>
    ),
  );
}
