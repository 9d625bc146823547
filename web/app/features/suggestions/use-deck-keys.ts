import { useEffect, useEffectEvent } from 'react';

import { deedKeys, type DeedName } from './review-acts.tsx';

/** Keys for whoever has them; not while a dialog or menu is open or somebody types, and never together with Ctrl, Alt or Cmd. */
export function useDeckKeys(onDeed: (deed: DeedName) => void, onUndo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector('dialog[open], [role="menu"]')) return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const deed = deedKeys[key];
    if (!deed && key !== 'z') return;
    event.preventDefault();
    if (deed) onDeed(deed);
    else onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
