// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { NavigationProgress } from './navigation-progress.tsx';

function Page() {
  return (
    <>
      <main tabIndex={-1}>Explore</main>
      <NavigationProgress from="/ana" />
    </>
  );
}

test('NavigationProgress moves the focus and announces the page after a navigation that ended before the component was loaded', async () => {
  document.title = 'Explore · Upnext';
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/explore'] });
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByText('Explore · Upnext')).toBeDefined();
  document.title = 'Ana · Upnext';
  await act(() => router.navigate('/ana'));
  expect(screen.getByText('Ana · Upnext')).toBeDefined();
});
