// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';

import { texts } from '../../texts/en.ts';
import { VoteButton } from './vote-button.tsx';
import { VoteLogin } from './vote-login.tsx';
import { VoteScore } from './vote-score.tsx';

afterEach(cleanup);

const button = { title: 'Gazpacho', isCelebrated: false, isHighlighted: false, onPress: () => {} };
const login = { title: 'Gazpacho', path: '/public/token', state: 'rest' as const, onPress: () => {} };

test.each<[string, (votes: number) => ReactNode]>([
  ['the vote button', (votes) => <VoteButton {...button} state="rest" votes={votes} />],
  ['the vote button of an idea with your vote', (votes) => <VoteButton {...button} state="voted" votes={votes} />],
  ['the login link', (votes) => <VoteLogin {...login} votes={votes} />],
  ['the count without a button', (votes) => <VoteScore votes={votes} />],
])('%s shows "vote" or "votes" next to the number', (_name, show) => {
  const textOf = (votes: number) => {
    const { container } = render(
      <IntlProvider locale="en" messages={texts} timeZone="UTC">
        <MemoryRouter>{show(votes)}</MemoryRouter>
      </IntlProvider>,
    );
    for (const hidden of container.querySelectorAll('.sr')) hidden.remove();
    return container.textContent;
  };
  expect(textOf(1)).toMatch(/^1 vote(?!s)/);
  expect(textOf(2)).toMatch(/^2 votes/);
});
