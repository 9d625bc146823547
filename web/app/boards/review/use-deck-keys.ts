import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { readStored, writeStored } from '../../api/browser-store.ts';
import { actionKeys, type ActionName } from './review-acts.tsx';

/** Single-letter shortcuts can be turned off (stored in this browser): speech input would trigger them (WCAG 2.1.4). */
export function useKeysChoice(): [hasKeys: boolean, choose: (hasKeys: boolean) => void] {
  const stored = useSyncExternalStore(never, storedChoice, () => true);
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? stored,
    (hasKeys) => {
      setChosen(hasKeys);
      writeStored('reviewKeys', hasKeys);
    },
  ];
}

const never = () => () => {};
const storedChoice = () => readStored('reviewKeys', (value) => typeof value === 'boolean') ?? true;

/** Keyboard shortcuts. Ignored while a dialog or menu is open, in text fields, and with Ctrl, Alt or Cmd. */
export function useDeckKeys(isOn: boolean, onAction: (action: ActionName) => void, onUndo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector('dialog[open], [role="menu"]')) return;
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type="checkbox"]), textarea, select'))
      return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = actionKeys[key];
    if (!action && key !== 'z') return;
    event.preventDefault();
    if (action) onAction(action);
    else onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
