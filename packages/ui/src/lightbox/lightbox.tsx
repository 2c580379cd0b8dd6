import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { overflowTabStop } from '../lib/overflow-tab-stop.ts';
import { type ModalCloseReason, ModalLayer, ModalTitle } from '../modal/modal-layer.tsx';
import { LightboxBar } from './lightbox-bar.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';
import { LightboxTurn } from './lightbox-turn.tsx';
import { useStageGestures } from './use-stage-gestures.ts';
import { type Zoom, zoomStep } from './zoom.ts';

export interface LightboxItem {
  id: string;
  src: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  caption?: string;
}

export interface LightboxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the dialog, for instance the title of the set. */
  label: string;
  items: readonly LightboxItem[];
  /**
   * Index of the open item, from 0; null when closed. An index beyond the ends shows the nearest item. Without it, the
   * lightbox opens at `defaultIndex` and closes itself.
   */
  index?: number | null;
  defaultIndex?: number | null;
  /** The user turned to another item. */
  onIndexChange?: (index: number) => void;
  /** `swipe`: the user pulled the picture down. */
  onClose?: (reason: ModalCloseReason | 'swipe') => void;
}

/** Pixels that Shift and an arrow key pan an enlarged picture. */
const panStep = 80;

/**
 * Shows pictures one by one over the whole page (spec 1 §2): Esc closes, arrow keys navigate, focus is trapped and
 * returned. Zooms by button, double click, plus and minus; navigates by swipe. Token: `--lightbox-bg`.
 */
export function Lightbox({
  label,
  items,
  index: given,
  defaultIndex = null,
  onIndexChange,
  onClose,
  className,
  onKeyDown,
  ...rest
}: LightboxProps) {
  const { t } = useTexts('extra');
  const number = useNumber();
  const announce = useAnnounce();
  const picture = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState<Zoom>(1);

  const [own, setOwn] = useState(defaultIndex);
  const index = given === undefined ? own : given;
  const close = (reason: ModalCloseReason | 'swipe') => {
    setOwn(null);
    onClose?.(reason);
  };

  const last = items.length - 1;
  const at = index === null ? null : Math.min(last, Math.max(0, Math.trunc(index) || 0));
  const item = at === null ? undefined : items[at];
  const position = t('gallery.position', { shown: number((at ?? 0) + 1), total: number(items.length) });

  const gestures = useStageGestures(picture, zoom, (way) => {
    if (way === 'down') close('swipe');
    else if (way !== 'up') turn(way === 'left' ? 1 : -1);
  });
  const zoomTo = (next: Zoom) => {
    setZoom(next);
    gestures.rest();
  };
  // Swipes and arrow keys are screen directions: on a right-to-left page they navigate the other way.
  const turn = (step: 1 | -1) => {
    const isMirrored = picture.current
      ? getComputedStyle(picture.current).direction === 'rtl'
      : document.dir === 'rtl';
    turnTo((at ?? 0) + (isMirrored ? -step : step));
  };
  const turnTo = (next: number) => {
    const item = items[next];
    if (!item) return;
    zoomTo(1);
    setOwn(next);
    onIndexChange?.(next);
    const where = t('gallery.position', { shown: number(next + 1), total: number(items.length) });
    announce(item.alt ? `${where}. ${item.alt}` : where);
  };

  // Preloads the neighbours, so that they show at once.
  useEffect(() => {
    if (at === null) return;
    for (const next of [items[at + 1], items[at - 1]]) if (next) new Image().src = next.src;
  }, [at, items]);

  const keys: Record<string, () => void> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Home: () => turnTo(0),
    End: () => turnTo(last),
    '+': () => zoomTo(zoomStep(zoom, 'in')),
    '=': () => zoomTo(zoomStep(zoom, 'in')),
    '-': () => zoomTo(zoomStep(zoom, 'out')),
    '0': () => zoomTo(1),
  };
  const panKeys: Record<string, () => void> = {
    ArrowRight: () => gestures.panBy(-panStep, 0),
    ArrowLeft: () => gestures.panBy(panStep, 0),
    ArrowUp: () => gestures.panBy(0, panStep),
    ArrowDown: () => gestures.panBy(0, -panStep),
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = event.shiftKey && zoom > 1 ? (panKeys[event.key] ?? keys[event.key]) : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <ModalLayer
      {...rest}
      component="lightbox"
      open={item !== undefined}
      onClose={close}
      focusesBox
      data-zoom={zoom}
      onKeyDown={press}
      layerClass="z-50"
      className={cn('flex h-full flex-col bg-[var(--lightbox-bg,var(--fl-media))] text-on-media', className)}
    >
      <ModalTitle className="sr-only">{label}</ModalTitle>
      <LightboxBar position={position} zoom={zoom} onZoom={zoomTo} onClose={() => close('close-button')} />
      {/* All pointer actions are also available by keys and buttons. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      <div
        {...gestures.handlers}
        onDoubleClick={() => zoomTo(zoom === 1 ? 2 : 1)}
        data-part="stage"
        className={cn(
          'relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden px-2 desktop:px-20',
          zoom > 1 && 'cursor-grab active:cursor-grabbing',
        )}
      >
        {item ? (
          <LightboxPicture key={item.id} ref={picture} src={item.src} alt={item.alt} zoom={zoom} />
        ) : null}
        {items.length > 1 ? (
          <LightboxTurn
            hasPrevious={at !== null && at > 0}
            hasNext={at !== null && at < last}
            onPrevious={() => turnTo((at ?? 0) - 1)}
            onNext={() => turnTo((at ?? 0) + 1)}
          />
        ) : null}
      </div>
      <p
        ref={overflowTabStop}
        data-part="caption"
        className="mx-auto min-h-12 max-h-32 w-full max-w-prose shrink-0 overflow-y-auto px-4 py-3 text-center text-sm wrap-anywhere"
      >
        {item?.caption}
      </p>
    </ModalLayer>
  );
}
