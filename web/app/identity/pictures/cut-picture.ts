import { cropArea, type CropView } from './crop-area.ts';

/** Draws the part of the picture that the view shows. Transparent pixels become white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, view: CropView): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) return;
  const area = cropArea(picture, width / height, view);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, width, height);
}

/** JPEG, because every browser can encode it. The file is small, so that the upload is fast on phones. */
export async function cutPicture(
  picture: ImageBitmap,
  view: CropView,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  drawCrop(canvas, picture, view);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('the picture can’t be encoded'))),
      'image/jpeg',
      0.9,
    );
  });
}
