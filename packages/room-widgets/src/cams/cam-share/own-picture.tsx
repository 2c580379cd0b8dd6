import { cn, useTexts } from '@footlight/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { CamPicture } from './cam-picture.tsx';

type Corner = `${'top' | 'bottom'}-${'start' | 'end'}`;

const PLACES: Record<Corner, string> = {
  'top-start': 'top-2 start-2',
  'top-end': 'top-2 end-2',
  'bottom-start': 'bottom-2 start-2',
  'bottom-end': 'bottom-2 end-2',
};

/** The next corner in the direction of a key; left and right are physical. */
const byKey = (corner: Corner, key: string, isRightToLeft: boolean): Corner => {
  const [row, column] = corner.split('-') as ['top' | 'bottom', 'start' | 'end'];
  const left = isRightToLeft ? 'end' : 'start';
  const right = isRightToLeft ? 'start' : 'end';
  if (key === 'ArrowUp') return `top-${column}`;
  if (key === 'ArrowDown') return `bottom-${column}`;
  if (key === 'ArrowLeft') return `${row}-${left}`;
  if (key === 'ArrowRight') return `${row}-${right}`;
  return corner;
};

/** The user's own picture above the other's: small, mirrored, in the selected corner. */
export function OwnPicture({ stream }: { stream: MediaStream }) {
  const { t } = useTexts('cams');
  const [corner, setCorner] = useState<Corner>('bottom-end');
  const grip = useRef<{ x: number; y: number } | null>(null);
  const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = byKey(corner, event.key, isRightToLeft(event.currentTarget));
    if (next === corner) return;
    event.preventDefault();
    setCorner(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!grip.current) return;
    const { x, y } = grip.current;
    event.currentTarget.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
  };
  /** Moves the picture to the nearest corner. */
  const onPointerUp = (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget: own } = event;
    const area = own.parentElement?.getBoundingClientRect();
    grip.current = null;
    const { left, top, width, height } = own.getBoundingClientRect();
    own.style.translate = '';
    if (!area) return;
    const isLeft = left + width / 2 < area.left + area.width / 2;
    const isTop = top + height / 2 < area.top + area.height / 2;
    setCorner(`${isTop ? 'top' : 'bottom'}-${isLeft === isRightToLeft(own) ? 'end' : 'start'}`);
  };

  return (
    <button
      type="button"
      data-part="own"
      data-corner={corner}
      aria-label={t('move')}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      className={cn(
        'absolute z-1 aspect-4/3 w-[30%] min-w-20 cursor-grab touch-none overflow-hidden border border-on-media bg-media active:cursor-grabbing rounded-[var(--cam-share-radius,--theme(--radius-md))]',
        PLACES[corner],
      )}
    >
      <CamPicture stream={stream} mirrored muted tabIndex={-1} aria-hidden="true" />
    </button>
  );
}
