import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';

/** Marks the inline scripts that are ours. Lives on the server only; in the browser it is undefined. */
export const nonceContext = createContext<string>();

export const NonceContext = createReactContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
