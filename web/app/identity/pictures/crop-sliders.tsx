import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { cropArea, type CropView } from './crop-area.ts';
import { cropShapes, type PictureKind } from './crop-shapes.ts';

const mostZoom = 4;

type CropSlidersProps = {
  kind: PictureKind;
  picture: ImageBitmap | undefined;
  view: CropView;
  onChange: (view: CropView) => void;
};

/** Zoom and position. A position has a slider only if the picture can move in that direction. */
export function CropSliders({ kind, picture, view, onChange }: CropSlidersProps) {
  const t = useTranslations('pictures');
  const { width, height } = cropShapes[kind];
  const area = picture && cropArea(picture, width / height, view);
  const half = {
    x: area && picture ? area.width / picture.width / 2 : 0.5,
    y: area && picture ? area.height / picture.height / 2 : 0.5,
  };
  return (
    <div className="crop-sliders">
      <Slider
        label={t('zoom')}
        min={1}
        max={mostZoom}
        value={view.zoom}
        onChange={(zoom) => onChange({ ...view, zoom })}
      />
      {(['x', 'y'] as const).map((axis) => (
        <Slider
          key={axis}
          label={t(axis)}
          min={half[axis]}
          max={1 - half[axis]}
          value={view[axis]}
          onChange={(value) => onChange({ ...view, [axis]: value })}
        />
      ))}
    </div>
  );
}

type SliderProps = { label: string; min: number; max: number; value: number; onChange: (value: number) => void };

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step="any"
        disabled={max - min < 0.001}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </>
  );
}
