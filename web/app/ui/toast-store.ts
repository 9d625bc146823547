export type Toast = {
  id: number;
  title: string;
  text?: string;
  kind: 'plain' | 'error';
  action?: { label: string; onPress: () => void };
  /** How long the toast is shown, 5 seconds by default. */
  seconds?: number;
};

type NewToast = Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] };

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** A new toast replaces the current one. Callable from anywhere. */
export function showToast(toast: NewToast): void {
  publish({ kind: 'plain', ...toast, id: ++lastId });
}

export function dismissToast(id: number): void {
  if (current?.id === id) publish(undefined);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast | undefined {
  return current;
}
