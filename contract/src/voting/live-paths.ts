/** Apart from the messages, which need zod: a page that only listens does not. */
export const livePaths = {
  board: (username: string) => `/api/creators/${encodeURIComponent(username)}/live`,
  linkedBoard: (token: string) => `/api/public/${encodeURIComponent(token)}/live`,
  overlay: (token: string) => `/api/overlays/${encodeURIComponent(token)}/live`,
} as const;
