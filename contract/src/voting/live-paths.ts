/** Separate from live.ts, so that a page that only listens does not load zod. */
export const livePaths = {
  board: (username: string) => `/api/creators/${encodeURIComponent(username)}/live`,
  linkedBoard: (token: string) => `/api/public/${encodeURIComponent(token)}/live`,
  overlay: (token: string) => `/api/overlays/${encodeURIComponent(token)}/live`,
} as const;
