/** Every uploaded picture is stored in these sizes. `pictureShapes` of the server has their widths and heights. */
export const pictureSizes = ['small', 'medium', 'large'] as const;

/** The path of a picture without its size. Append `-small.webp`, `-medium.webp` or `-large.webp`. */
export function picturePath(name: string): string {
  return `/pictures/${name}`;
}
