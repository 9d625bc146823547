import { clsx } from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';

import { currentToast, dismissToast, subscribeToToasts, type Toast } from './toast-store.ts';
import { useTopmostHost } from './topmost-host.ts';

const shownMs = 5_000;
const swipeThreshold = 50;
const hotkey = ['F8'];
const leavingMs = 200;

type Words = {
  /** Label of the region. '{hotkey}' is replaced by the key. */
  regionLabel: string;
  /** Announced by screen readers before the toast's text. */
  toastLabel: string;
  closeLabel: string;
};

/** Mounted only after hydration: Radix writes style attributes, which the CSP blocks in the server's HTML. */
export function ToastRegion({ regionLabel, toastLabel, closeLabel }: Words) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const host = useTopmostHost();

  useEffect(() => {
    // Reopen as the topmost element, above a modal dialog that was opened in the meantime.
    const element = host.querySelector<HTMLElement>('.toasts');
    // If the host is a dialog that has just been removed, the effect runs again with the next host.
    if (!element?.showPopover || !element.isConnected) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toast) element.showPopover();
  }, [toast, host]);

  return (
    <RadixToast.Provider
      duration={shownMs}
      swipeThreshold={swipeThreshold}
      label={toastLabel}
      announcerContainer={host}
    >
      {toast && <ShownToast key={toast.id} toast={toast} closeLabel={closeLabel} />}
      {createPortal(
        <div className="toast-host">
          <RadixToast.Viewport
            className="toasts"
            popover="manual"
            hotkey={hotkey}
            label={regionLabel}
            aria-live="off"
          />
        </div>,
        host,
      )}
    </RadixToast.Provider>
  );
}

function ShownToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, title, text, kind, action, seconds } = toast;
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => dismissToast(id), leavingMs);
    return () => clearTimeout(timer);
  }, [isOpen, id]);
  /** Without this, Radix would move the focus to the region, which keeps the next toast open until the focus leaves. */
  function press(event: MouseEvent<HTMLButtonElement>): void {
    const isTapped = event.detail > 0;
    if (isTapped) event.currentTarget.blur();
    action?.onPress();
  }
  const Icon = kind === 'error' ? CircleAlert : Check;
  return (
    <RadixToast.Root
      className={clsx('toast', kind === 'error' && 'toast-error')}
      {...(seconds && { duration: seconds * 1_000 })}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Icon className="i" aria-hidden="true" />
      <div className="toast-words">
        <RadixToast.Title>{title}</RadixToast.Title>
        {text && (
          <RadixToast.Description asChild>
            <small dir="auto">{text}</small>
          </RadixToast.Description>
        )}
      </div>
      {action ? (
        <RadixToast.Action className="btn btn-soft btn-s" altText={action.label} onClick={press}>
          {action.label}
        </RadixToast.Action>
      ) : (
        <RadixToast.Close className="icon-btn" aria-label={closeLabel}>
          <X className="i" aria-hidden="true" />
        </RadixToast.Close>
      )}
    </RadixToast.Root>
  );
}
