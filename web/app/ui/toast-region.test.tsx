// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Dialog } from './dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { showToast } from './toast-store.ts';

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Dialog isOpen={isOpen} onClose={() => {}} title="Suggest an idea" closeLabel="Close">
        <p>Form</p>
      </Dialog>
      <ToastRegion regionLabel="Notifications" toastLabel="Notification" closeLabel="Close message" />
    </>
  );
}

test('a toast is shown and announced inside the open dialog, and moves to the page when the dialog closes', async () => {
  const { rerender } = render(<Page isOpen />);
  const dialog = screen.getByRole('dialog', { name: 'Suggest an idea' });
  act(() => showToast({ title: 'Could not send' }));
  const toast = await screen.findByText('Could not send', { selector: '.toast *' });
  expect(dialog.contains(toast)).toBe(true);
  await waitFor(() => expect(dialog.contains(screen.getByRole('status'))).toBe(true));
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(dialog.querySelector('.toast')).toBeNull());
  expect(document.querySelector('.toast')).not.toBeNull();
});
