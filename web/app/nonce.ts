import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';

/** CSP nonce for our inline scripts. Server only, undefined in the browser. */
export const nonceContext = createContext<string>();

export const NonceContext = createReactContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
