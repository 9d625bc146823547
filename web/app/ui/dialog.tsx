import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';

import { IconButton } from './icon-button.tsx';
import { openModal } from './topmost-host.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** If true, Escape, the backdrop and the close button do nothing, e.g. while a request is in flight. */
  isBlocked?: boolean;
  shape?: 'sheet' | 'wide' | 'full' | 'menu' | 'vote';
  children: ReactNode;
};

const textFields = 'textarea, input:not([type=search], [type=checkbox], [type=radio])';

/** Native modal dialog: it traps and restores the focus and makes the rest of the page inert. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  isBlocked = false,
  shape = 'sheet',
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const tryToClose = () => {
    if (!isBlocked) onClose();
  };
  const onDismiss = useEffectEvent(tryToClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const events = new AbortController();
    const onEscape = (event: KeyboardEvent) => {
      // Handled on keydown, because browsers let a page prevent the cancel event only once.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onDismiss();
    };
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onDismiss();
    };
    let isTyped = false;
    const onInput = ({ target }: Event) => {
      isTyped ||= target instanceof HTMLElement && target.matches(textFields);
    };
    const onPress = (event: MouseEvent) => {
      // A click outside the dialog is easily made by mistake, so it must not discard typed text.
      if (!isTyped && event.target === dialog && isOutside(event, dialog)) onDismiss();
    };
    dialog.addEventListener('keydown', onEscape, events);
    dialog.addEventListener('cancel', onCancel, events);
    dialog.addEventListener('input', onInput, events);
    dialog.addEventListener('mousedown', onPress, events);
    const close = openModal(dialog);
    // By default the browser focuses the close button, which comes first. Focus the first field or action instead.
    dialog
      .querySelector<HTMLElement>(
        'input:not([hidden]), textarea, select, .choices button, .dialog-acts button, .vote-ways button',
      )
      ?.focus();
    return () => {
      events.abort();
      close();
    };
  }, [isOpen]);

  return (
    <dialog ref={ref} className={clsx('dialog', shape !== 'sheet' && `dialog-${shape}`)} aria-labelledby={titleId}>
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} onClick={tryToClose} aria-disabled={isBlocked || undefined}>
              <X className="i" aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
