import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { Language } from '../language.ts';

const text = z.string('text').check(z.minLength(1, 'text'));

const Figure = z.strictObject({ figure: text, label: text }, 'an object with figure and label');
const Testimonial = z.strictObject({ name: text, role: text, quote: text }, 'an object with name, role and quote');

/**
 * The part of the landing page that an operator can replace (`LANDING_FILE`). If a list is empty, its section is
 * hidden.
 */
export const LandingContent = z.strictObject(
  { figures: z.array(Figure, 'a list'), testimonials: z.array(Testimonial, 'a list') },
  'an object with figures and testimonials',
);
export type LandingContent = z.infer<typeof LandingContent>;

export const getLanding = endpoint({
  method: 'GET',
  path: '/api/landing',
  summary: 'Get the figures and testimonials of the landing page',
  status: 200,
  reply: z.extend(LandingContent, {
    language: Language,
    /** True until the operator provides content. Until then, the page labels the content as an example. */
    isExample: z.boolean(),
  }),
  errors: [],
});
