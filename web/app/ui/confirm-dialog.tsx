import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** True while the action is in progress. The dialog stays open until the caller closes it. */
  isBusy?: boolean;
  /** Shown between the text and the buttons, e.g. an option for the action. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  closeLabel,
  isBusy = false,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel} isBlocked={isBusy}>
      <p className="text-text-2">{text}</p>
      {children}
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} busy={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
