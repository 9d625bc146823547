// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useKeysChoice } from './use-deck-keys.ts';

function Choice() {
  const [hasKeys, choose] = useKeysChoice();
  return <button onClick={() => choose(!hasKeys)}>{hasKeys ? 'Keys on' : 'Keys off'}</button>;
}

test('useKeysChoice reads the stored choice after hydration and stores a changed one', () => {
  localStorage.setItem('reviewKeys', 'false');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Choice />);
  expect(container.textContent).toBe('Keys on');
  render(<Choice />, { container, hydrate: true });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Keys off');
  act(() => button.click());
  expect(button.textContent).toBe('Keys on');
  expect(localStorage.getItem('reviewKeys')).toBe('true');
});
