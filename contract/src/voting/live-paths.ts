/** This module is separate from live.ts, so that pages that only subscribe to live updates don't load zod. */
export const livePaths = {
  board: (username: string) => `/api/creators/${encodeURIComponent(username)}/live`,
  linkedBoard: (token: string) => `/api/public/${encodeURIComponent(token)}/live`,
  overlay: (token: string) => `/api/overlays/${encodeURIComponent(token)}/live`,
} as const;
