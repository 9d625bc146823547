export type PictureShape = { width: number; height: number };

/** What the encoder process receives: a file from a user and the shapes to make, the largest last. */
export type PictureOrder = { file: Uint8Array; shapes: readonly PictureShape[] };

/** What the encoder process sends: a WebP file per shape, or why the file was refused. */
export type EncoderReply = { pictures: Uint8Array[] } | { refused: string };
