import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createIcon } from './create-icon.ts';

type IconFile = { default: ComponentType<{ className: string; 'aria-hidden': 'true' }>; __iconData: IconData };
type IconData = Parameters<typeof createIcon>[0];

test.each([
  ['an icon', () => import('lucide-react/icons/clock')],
  ['an icon with former names', () => import('lucide-react/icons/circle-exclamation-point')],
])('createIcon renders %s like lucide does', async (_, load) => {
  const { default: Expected, __iconData: data } = (await load()) as unknown as IconFile;
  const Icon = createIcon(data);
  expect(attributesOf(renderToStaticMarkup(<Icon className="i" aria-hidden="true" />))).toEqual(
    attributesOf(renderToStaticMarkup(<Expected className="i" aria-hidden="true" />)),
  );
});

/** The attributes and the drawing, regardless of the order of the attributes. */
function attributesOf(markup: string): string[] {
  return [...markup.matchAll(/[\w-]+="[^"]*"|<\/?\w+/g)].map(([part]) => part).toSorted();
}
