import { cva } from 'class-variance-authority';
import { cn } from '../lib/cn.ts';
import type { ModalCloseReason, ModalProps } from '../modal/modal-layer.tsx';
import { PanelFrame } from '../modal/panel-frame.tsx';
import { type ModalOpening, useModalOpen } from '../modal/use-modal-open.ts';

export type DrawerSide = 'start' | 'end';
export type DrawerSize = 'sm' | 'md' | 'lg';

export const drawerVariants = {
  side: {
    start:
      'start-0 rounded-e-[var(--drawer-radius,--theme(--radius-xl))] [--fl-slide:-100%] rtl:[--fl-slide:100%]',
    end: 'end-0 rounded-s-[var(--drawer-radius,--theme(--radius-xl))] [--fl-slide:100%] rtl:[--fl-slide:-100%]',
  } satisfies Record<DrawerSide, string>,
  size: { sm: 'max-w-80', md: 'max-w-110', lg: 'max-w-160' } satisfies Record<DrawerSize, string>,
};

export const drawerClass = cva(
  'inset-y-0 w-[calc(100%-3rem)] bg-[var(--drawer-bg,var(--fl-surface-raised))] data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
  {
    variants: drawerVariants,
    defaultVariants: { side: 'end', size: 'md' },
  },
);

export interface DrawerProps extends ModalProps, ModalOpening<ModalCloseReason> {
  /** Side of the page, in reading direction. */
  side?: DrawerSide;
  size?: DrawerSize;
}

/**
 * A full-height panel at the side of the page: filters, settings, a list to pick from. Modal like Dialog; on a phone a
 * strip of the page stays visible. Tokens: `--drawer-bg`, `--drawer-radius`.
 */
export function Drawer({ side = 'end', size = 'md', className, ...rest }: DrawerProps) {
  const layer = useModalOpen<ModalCloseReason, typeof rest>(rest);
  return (
    <PanelFrame
      {...layer}
      component="drawer"
      data-variant={side}
      data-size={size}
      className={cn(drawerClass({ side, size }), className)}
    />
  );
}
