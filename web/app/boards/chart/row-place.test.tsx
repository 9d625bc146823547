import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';

import { texts } from '../../texts/en.ts';
import { RowPlace } from './row-place.tsx';

test.each([
  [null, 'n/a'],
  [1, '1'],
  [10_000, '10000'],
])('RowPlace shows the place %s as %s', (place, shown) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={texts} timeZone="UTC">
      <RowPlace place={place} />
    </IntlProvider>,
  );
  expect(html).toContain(`<span aria-hidden="true">${shown}</span>`);
});
