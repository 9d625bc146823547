import { useSyncExternalStore } from 'react';

import { useTopmostHost } from '../../ui/topmost-host.ts';

/** False while a dialog is open or a field has the focus. Pop-ups wait until then. */
export function useQuietPage(): boolean {
  const host = useTopmostHost();
  const isTyping = useSyncExternalStore(subscribe, () => document.activeElement?.matches(fields) === true);
  return host === document.body && !isTyping;
}

const fields = 'input, textarea, select';

function subscribe(listener: () => void): () => void {
  const events = new AbortController();
  for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, listener, events);
  return () => events.abort();
}
