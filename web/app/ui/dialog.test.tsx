// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function open(type: string) {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog isOpen onClose={onClose} title="Edit idea" closeLabel="Close">
      <input aria-label="Title" type={type} />
    </Dialog>,
  );
  const pressBackdrop = () => fireEvent.mouseDown(screen.getByRole('dialog'), { clientX: 9, clientY: 9 });
  return { onClose, pressBackdrop, type: () => fireEvent.input(screen.getByLabelText('Title')) };
}

test('pressing the backdrop closes a dialog', () => {
  const { onClose, pressBackdrop } = open('text');
  pressBackdrop();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('pressing the backdrop does not close a dialog with typed text, but the close button does', () => {
  const { onClose, pressBackdrop, type } = open('text');
  type();
  pressBackdrop();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('pressing the backdrop closes a dialog in which only a search field has text', () => {
  const { onClose, pressBackdrop, type } = open('search');
  type();
  pressBackdrop();
  expect(onClose).toHaveBeenCalledTimes(1);
});
