type Size = { width: number; height: number };

/** What the crop shows: `zoom` from 1 up, and the centre as fractions of the picture. */
export type CropView = { zoom: number; x: number; y: number };

export const wholeView: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** The part of the picture that the view shows, in pixels of the picture. It never reaches beyond the picture. */
export function cropArea({ width, height }: Size, ratio: number, { zoom, x, y }: CropView) {
  const area = { width: Math.min(width, height * ratio) / zoom, height: Math.min(width / ratio, height) / zoom };
  return {
    ...area,
    left: clamp(x * width - area.width / 2, width - area.width),
    top: clamp(y * height - area.height / 2, height - area.height),
  };
}

/** Moves the picture by fractions of the frame. Positive values move it to the right and down. */
export function movePicture(picture: Size, ratio: number, view: CropView, right: number, down: number): CropView {
  const { left, top, width, height } = cropArea(picture, ratio, view);
  const [x, y] = [left + width * (0.5 - right), top + height * (0.5 - down)];
  const moved = cropArea(picture, ratio, { zoom: view.zoom, x: x / picture.width, y: y / picture.height });
  return {
    zoom: view.zoom,
    x: (moved.left + width / 2) / picture.width,
    y: (moved.top + height / 2) / picture.height,
  };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
