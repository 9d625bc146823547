import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';

import { texts } from '../../texts/en.ts';
import { TitleEdited } from './title-edited.tsx';

test('the mark of an edited title shows the date of the change, and the time in a tooltip', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={texts} timeZone="UTC">
      <TitleEdited at="2026-05-04T17:30:00.000Z" />
    </IntlProvider>,
  );
  expect(html).toContain('>title edited May 4, 2026</time>');
  expect(html).toMatch(/ title="May 4, 2026, 5:30\sPM"/);
});
