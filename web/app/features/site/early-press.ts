declare global {
  interface Window {
    /** Kept by the head script while it is not undefined. */
    earlyPress?: HTMLButtonElement | null | undefined;
  }
}

/** The button that was pressed before anything listened; from now on React does. */
export function takeEarlyPress(): HTMLButtonElement | null {
  const button = window.earlyPress ?? null;
  window.earlyPress = undefined;
  return button;
}
