import { useEffect, useRef, useState, type PointerEvent } from 'react';

import { movePicture, type CropView } from './crop-area.ts';
import { cropShapes, type PictureKind } from './crop-shapes.ts';
import { drawCrop } from './cut-picture.ts';

type CropFrameProps = {
  kind: PictureKind;
  picture: ImageBitmap;
  view: CropView;
  onChange: (view: CropView) => void;
};

/** Shows what the picture will look like. It can be dragged; the sliders do the same for keyboards. */
export function CropFrame({ kind, picture, view, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [grip, setGrip] = useState<{ x: number; y: number }>();
  const { width, height } = cropShapes[kind];
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, view);
  }, [picture, view]);

  const move = (right: number, down: number) => onChange(movePicture(picture, width / height, view, right, down));
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!grip) return;
    const box = event.currentTarget.getBoundingClientRect();
    move((event.clientX - grip.x) / box.width, (event.clientY - grip.y) / box.height);
    setGrip({ x: event.clientX, y: event.clientY });
  };
  return (
    <canvas
      ref={canvas}
      className="crop-frame"
      data-kind={kind}
      width={width}
      height={height}
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setGrip(undefined)}
      onPointerCancel={() => setGrip(undefined)}
    />
  );
}
