import { cva } from 'class-variance-authority';
import { cn } from '../lib/cn.ts';
import { useSwipeAway } from '../lib/use-swipe-away.ts';
import type { ModalCloseReason, ModalProps } from '../modal/modal-layer.tsx';
import { PanelFrame } from '../modal/panel-frame.tsx';
import { type ModalOpening, useModalOpen } from '../modal/use-modal-open.ts';

export type BottomSheetSize = 'auto' | 'half' | 'full';
export type BottomSheetCloseReason = ModalCloseReason | 'swipe';

export const bottomSheetVariants = {
  size: {
    auto: 'max-h-[88dvh]',
    half: 'h-[52dvh]',
    full: 'h-[94dvh]',
  } satisfies Record<BottomSheetSize, string>,
};

export const bottomSheetClass = cva(
  'inset-x-0 bottom-0 mx-auto w-full max-w-160 bg-[var(--bottom-sheet-bg,var(--fl-surface-raised))] rounded-t-[var(--bottom-sheet-radius,--theme(--radius-xl))] data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
  {
    variants: bottomSheetVariants,
    defaultVariants: { size: 'auto' },
  },
);

export interface BottomSheetProps extends ModalProps, ModalOpening<BottomSheetCloseReason> {
  /** `auto` fits the content. */
  size?: BottomSheetSize;
}

/**
 * A panel at the bottom of a phone, within reach of the thumb. Dragging its header down, Esc, its close control or a
 * tap on the page close it. Tokens: `--bottom-sheet-bg`, `--bottom-sheet-radius`.
 */
export function BottomSheet({ size = 'auto', dismissible = true, className, ...rest }: BottomSheetProps) {
  const layer = useModalOpen<BottomSheetCloseReason, typeof rest>(rest);
  const swipe = useSwipeAway({
    direction: 'down',
    box: '[data-component="bottom-sheet"]',
    onSwipe: dismissible ? () => layer.onClose('swipe') : undefined,
  });
  return (
    <PanelFrame
      {...layer}
      component="bottom-sheet"
      data-size={size}
      dismissible={dismissible}
      className={cn(bottomSheetClass({ size }), className)}
      grip={{ ...swipe, className: dismissible ? 'cursor-grab touch-none active:cursor-grabbing' : '' }}
      handle={
        <div data-part="handle" aria-hidden="true" className="grid h-6 place-items-center">
          {dismissible ? <span className="h-1 w-10 rounded-pill bg-border-strong" /> : null}
        </div>
      }
    />
  );
}
