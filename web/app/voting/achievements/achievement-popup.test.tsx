// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';

import { achievements } from '../../texts/en/achievements.ts';
import { AchievementPopup } from './achievement-popup.tsx';

test('the pop-up is shown for 3 s and calls onDone after 3.5 s', () => {
  vi.useFakeTimers();
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = () => {};
  const onDone = vi.fn<() => void>();
  render(
    <IntlProvider locale="en" messages={{ achievements }} timeZone="UTC">
      <AchievementPopup achievement="streak_votes" onDone={onDone} />
    </IntlProvider>,
  );
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(2_999);
  const popup = screen.getByRole('heading', { name: 'Three days in a row' }).closest<HTMLElement>('.achievement');
  expect(popup?.dataset.leaving).toBeUndefined();
  pass(1);
  expect(popup?.dataset.leaving).toBe('true');
  pass(499);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});
