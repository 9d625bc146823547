import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const sections = ['features', 'pricing', 'testimonials'] as const;

type SectionLinksProps = { isLanding: boolean; className: string; onFollow?: () => void };

/** On the landing page, these are plain anchors, which also move the focus and need no JavaScript. */
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
