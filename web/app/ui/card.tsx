import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A surface of its own; `padded` unless a plate stands in its corner. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'article'> & { padded?: boolean }) {
  return <article {...rest} className={clsx('card', padded && 'card-padded', className)} />;
}

/** The side boxes and forms: a sheet with its parts in a column. */
export function Panel({ roomy = false, className, ...rest }: ComponentProps<'section'> & { roomy?: boolean }) {
  return <section {...rest} className={clsx('sheet panel', roomy && 'panel-roomy', className)} />;
}
