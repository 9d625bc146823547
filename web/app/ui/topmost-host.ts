import { useSyncExternalStore } from 'react';

const openDialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Opens a modal dialog and returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  openDialogs.push(dialog);
  publish();
  return () => {
    dialog.close();
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    publish();
  };
}

/**
 * Where to render content above the page: in the open modal dialog, if any. It makes everything outside it inert, also
 * for screen readers.
 */
export function useTopmostHost(): Element {
  return useSyncExternalStore(subscribe, () => openDialogs.at(-1) ?? document.body);
}

function publish(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
