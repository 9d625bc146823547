import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import type { SampleCopy } from './sample-copy.ts';

export function Testimonials({ testimonials }: Pick<SampleCopy, 'testimonials'>) {
  const t = useTranslations('landing.testimonials');
  return (
    <section id="testimonials" className="page-width front-section">
      <h2>{t('title')}</h2>
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
