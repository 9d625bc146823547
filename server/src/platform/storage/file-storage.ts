/** Stores small files by name: in a folder or in a bucket. Names contain no slashes. */
export type FileStorage = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Returns undefined if there is no such file. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Succeeds if there is no such file. */
  remove: (name: string) => Promise<void>;
};
