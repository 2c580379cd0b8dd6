import { AVATAR_SIDE } from '@footlight/contract';
import { Button, cn, Field, Slider, useTexts } from '@footlight/ui';
import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cropOf, moved } from './crop.ts';

export interface AvatarCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The decoded picture, upright. */
  picture: ImageBitmap;
  /** The square is being saved. */
  pending: boolean;
  /** Receives the cropped square. */
  onUse: (square: Blob) => void;
  onCancel: () => void;
}

const MOST_ZOOM = 400;

/** Chooses the square of a picture. The canvas shows exactly what is saved; everything also works with the sliders. */
export const AvatarCrop = ({ picture, pending, onUse, onCancel, className, ...rest }: AvatarCropProps) => {
  const { t } = useTexts(['settings', 'common']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(100);
  const [center, setCenter] = useState({ x: 50, y: 50 });
  const crop = cropOf(picture, zoom, center);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
    context?.drawImage(picture, crop.x, crop.y, crop.side, crop.side, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  }, [picture, crop.x, crop.y, crop.side]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const { currentTarget: target } = event;
    if (!target.hasPointerCapture(event.pointerId)) return;
    const scale = crop.side / target.getBoundingClientRect().width;
    setCenter(moved(picture, crop, { x: event.movementX * scale, y: event.movementY * scale }));
  };
  const percent = (value: number) => `${value} %`;
  return (
    <div {...rest} data-component="avatar-crop" className={cn('flex flex-col gap-4', className)}>
      <canvas
        ref={canvas}
        width={AVATAR_SIDE}
        height={AVATAR_SIDE}
        role="img"
        aria-label={t('picture.preview')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="mx-auto aspect-square w-full max-w-64 cursor-grab touch-none rounded-full border border-border bg-surface-sunken active:cursor-grabbing"
      />
      <p className="text-center text-sm text-text-muted">{t('picture.drag')}</p>
      <Field label={t('picture.zoom')}>
        <Slider value={zoom} min={100} max={MOST_ZOOM} step={5} format={percent} onValueChange={setZoom} />
      </Field>
      <Field label={t('picture.across')}>
        <Slider
          value={Math.round(center.x)}
          format={percent}
          onValueChange={(x) => setCenter({ ...center, x })}
        />
      </Field>
      <Field label={t('picture.down')}>
        <Slider
          value={Math.round(center.y)}
          format={percent}
          onValueChange={(y) => setCenter({ ...center, y })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button
          loading={pending}
          onClick={() => canvas.current?.toBlob((square) => square && onUse(square), 'image/png')}
        >
          {t('picture.use')}
        </Button>
      </div>
    </div>
  );
};
