/** The sizes that the browser sends. The server makes smaller ones from them (picture-target.ts). */
export const cropShapes = {
  avatar: { width: 512, height: 512 },
  banner: { width: 1800, height: 600 },
  idea: { width: 1280, height: 720 },
} as const;

export type PictureKind = keyof typeof cropShapes;

export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
