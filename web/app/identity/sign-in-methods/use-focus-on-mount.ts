import { useEffect, useRef } from 'react';

/** Focuses a field when a new step of a form appears, so that the user can type at once. */
export function useFocusOnMount() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
