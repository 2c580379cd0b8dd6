import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { overflowTabStop } from '../lib/overflow-tab-stop.ts';
import { type ModalCloseReason, ModalLayer, type ModalProps, scrollRingClass } from './modal-layer.tsx';
import { ModalClose, ModalHeader } from './modal-parts.tsx';

interface PanelFrameProps extends ModalProps {
  component: 'drawer' | 'bottom-sheet';
  open: boolean;
  onOpen: () => void;
  trigger?: ReactNode;
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  /** Above the header, for instance a handle. */
  handle?: ReactNode;
  /** Props of handle and header, by which a sheet can be dragged. */
  grip?: ComponentProps<'div'>;
  [data: `data-${string}`]: string | undefined;
}

/** Shared panel of drawer and bottom sheet: header, scrolling body, footer. */
export function PanelFrame({
  title,
  hideTitle = false,
  description,
  dismissible = true,
  onClose,
  footer,
  handle,
  grip,
  className,
  children,
  ...rest
}: PanelFrameProps) {
  const scroll = useRef<HTMLDivElement | null>(null);
  return (
    <ModalLayer
      {...rest}
      onClose={onClose}
      dismissible={dismissible}
      scroll={scroll}
      className={cn(
        'fixed flex flex-col overflow-x-hidden overflow-y-auto shadow-lg forced-colors:border',
        scrollRingClass,
        className,
      )}
    >
      <div data-part="grip" {...grip} className={cn('shrink-0', grip?.className)}>
        {handle}
        <ModalHeader
          title={title}
          hideTitle={hideTitle}
          description={description}
          className={cn('px-5 pb-4', handle ? 'pt-1' : 'pt-5', dismissible && 'pe-16')}
        />
      </div>
      <div
        ref={(box) => {
          scroll.current = box;
          return overflowTabStop(box);
        }}
        data-part="body"
        className={cn(
          'min-h-24 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 pt-1 outline-none wrap-anywhere',
          hideTitle && !handle && 'pt-14',
        )}
      >
        {children}
      </div>
      {footer ? (
        <div
          data-part="footer"
          className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-border px-5 py-4 pb-[max(--spacing(4),env(safe-area-inset-bottom))]"
        >
          {footer}
        </div>
      ) : null}
      {dismissible ? <ModalClose onClose={onClose} className="end-3 top-3" /> : null}
    </ModalLayer>
  );
}
