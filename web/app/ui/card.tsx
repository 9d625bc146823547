import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Card surface. Set `padded` to false if the card has a numeral plate in its corner. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'article'> & { padded?: boolean }) {
  return <article {...rest} className={clsx('card', padded && 'card-padded', className)} />;
}

/** Panel for sidebars and forms: a sheet with its content in a column. */
export function Panel({ roomy = false, className, ...rest }: ComponentProps<'section'> & { roomy?: boolean }) {
  return <section {...rest} className={clsx('sheet panel', roomy && 'panel-roomy', className)} />;
}
