declare module 'virtual:text-chunks' {
  export const textChunks: Readonly<Record<string, string | undefined>>;
}
