// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';

import { LanguageProvider } from '../texts/language.tsx';
import { loadTexts } from '../texts/load-texts.ts';
import { PageMeta } from './page-meta.tsx';

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('es')]));

const origin = 'https://upnext.test';

test.each([
  ['/ana', `${origin}/ana`],
  ['/ana?lang=es', `${origin}/ana?lang=es`],
  ['/ana?lang=en&sort=newest', `${origin}/ana?lang=en`],
  ['/ana?lang=fr', `${origin}/ana`],
])('the canonical URL of a page keeps only a supported language parameter: %s', (url, canonical) => {
  const page = (
    <LanguageProvider initial="en">
      <PageMeta title="Ana" canonicalPath="/ana" />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element: page, loader: () => null }], {
    initialEntries: [url],
    hydrationData: { loaderData: { root: { origin } } },
  });
  const { unmount } = render(<RouterProvider router={router} />);
  const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.getAttribute('href');
  expect(href('link[rel=canonical]')).toBe(canonical);
  expect(href('link[hreflang=es]')).toBe(`${origin}/ana?lang=es`);
  expect(href('link[hreflang=x-default]')).toBe(`${origin}/ana`);
  unmount();
});
