declare global {
  interface Window {
    /** Kept by the head script while it is not undefined. */
    earlyPress?: HTMLElement | null | undefined;
  }
}

/** What was pressed before anything listened; from now on React does. */
export function takeEarlyPress(): HTMLElement | null {
  const pressed = window.earlyPress ?? null;
  window.earlyPress = undefined;
  return pressed;
}
