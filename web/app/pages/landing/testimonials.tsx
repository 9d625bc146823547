import type { LandingContent } from '@upnext/contract/reach/landing';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';

type Props = Pick<LandingContent, 'testimonials'> & { isExample: boolean };

export function Testimonials({ testimonials, isExample }: Props) {
  const t = useTranslations('landing');
  return (
    <section id="testimonials" className="page-width front-section">
      {isExample && <Badge className="example">{t('example')}</Badge>}
      <h2>{t('testimonials.title')}</h2>
      <div className="testimonials">
        {testimonials.map(({ name, role, quote }) => (
          <figure key={name}>
            <blockquote>
              <q>{quote}</q>
            </blockquote>
            <figcaption>
              <Avatar name={name} size="m" />
              <span>
                <b>{name}</b> {role}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
