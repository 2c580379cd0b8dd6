import { cva } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { overflowTabStop } from '../lib/overflow-tab-stop.ts';
import {
  type ModalCloseReason,
  ModalLayer,
  type ModalProps,
  scrollRingClass,
} from '../modal/modal-layer.tsx';
import { ModalClose, ModalHeader } from '../modal/modal-parts.tsx';
import { type ModalOpening, useModalOpen } from '../modal/use-modal-open.ts';

export type DialogSize = 'sm' | 'md' | 'lg';
export type DialogCloseReason = ModalCloseReason;

export const dialogVariants = {
  size: {
    sm: 'desktop:max-w-[400px]',
    md: 'desktop:max-w-[560px]',
    lg: 'desktop:max-w-[840px]',
  } satisfies Record<DialogSize, string>,
};

export const dialogClass = cva(
  'relative flex max-h-[92dvh] w-full flex-col overflow-hidden bg-[var(--dialog-bg,var(--fl-surface-raised))] shadow-lg rounded-t-[var(--dialog-radius,--theme(--radius-xl))] desktop:rounded-b-[var(--dialog-radius,--theme(--radius-xl))] forced-colors:border',
  {
    variants: dialogVariants,
    defaultVariants: { size: 'md' },
  },
);

export interface DialogProps extends ModalProps, ModalOpening<DialogCloseReason> {
  size?: DialogSize;
  /** Focuses the dialog instead of its first control: for a first button that charges, so that Enter twice does not pay. */
  focusesBox?: boolean;
  /** Picture above the title, edge to edge. */
  hero?: ReactNode;
}

/**
 * A modal dialog: traps the focus and returns it on close. Below 800 px it is a sheet at the bottom of the screen.
 * Tokens: `--dialog-radius`, `--dialog-bg`.
 */
export function Dialog(props: DialogProps) {
  const {
    onClose,
    title,
    hideTitle = false,
    description,
    dismissible = true,
    size = 'md',
    footer,
    hero,
    children,
    className,
    ...rest
  } = useModalOpen<DialogCloseReason, DialogProps>(props);
  const scroll = useRef<HTMLDivElement | null>(null);
  return (
    <ModalLayer
      {...rest}
      component="dialog"
      data-size={size}
      onClose={onClose}
      dismissible={dismissible}
      scroll={scroll}
      layerClass="flex items-end justify-center desktop:items-center desktop:p-6"
      className={cn(
        dialogClass({ size }),
        'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out desktop:data-[state=open]:animate-rise desktop:data-[state=closed]:animate-fade-out',
        scrollRingClass,
        className,
      )}
    >
      <div
        ref={(box) => {
          scroll.current = box;
          return overflowTabStop(box);
        }}
        data-part="scroll"
        className="min-h-16 flex-1 overflow-y-auto overscroll-contain outline-none"
      >
        {hero ? <div data-part="hero">{hero}</div> : null}
        <ModalHeader
          title={title}
          hideTitle={hideTitle}
          description={description}
          className={cn('px-6 pt-6', dismissible && 'pe-16')}
        />
        {children ? (
          <div data-part="body" className="px-6 pb-6 pt-5">
            {children}
          </div>
        ) : (
          <div className="h-6" />
        )}
      </div>
      {footer ? (
        <div
          data-part="footer"
          className="flex flex-wrap justify-end gap-3 overflow-y-auto border-t border-border px-6 py-4 max-desktop:flex-col-reverse max-desktop:[&>*]:w-full"
        >
          {footer}
        </div>
      ) : null}
      {dismissible ? <ModalClose onClose={onClose} className="end-4 top-4" /> : null}
    </ModalLayer>
  );
}
