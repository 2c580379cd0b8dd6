import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { usePortalContainer } from '../portal/portal-container.tsx';
import { cn } from './cn.ts';
import { type ModalCloseReason, overlayClass, useModalContent } from './modal-content.ts';
import { overflowTabStop } from './overflow-tab-stop.ts';

/** What a drawer and a bottom sheet have in common. */
export interface PanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Names the panel; always needed. */
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** False: no close control, and neither Esc nor a click outside closes. */
  dismissible?: boolean;
  /** False: the page beside it stays usable, and only Esc and the close control close it. */
  modal?: boolean;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
}

interface PanelFrameProps extends PanelProps {
  component: 'drawer' | 'bottom-sheet';
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  /** Above the header, for instance a handle. */
  handle?: ReactNode;
  /** Given to handle and header, which are the place to hold a sheet by. */
  grip?: ComponentProps<'div'>;
  [data: `data-${string}`]: string | undefined;
}

/** The modal box of both: overlay, focus trap, header, body that scrolls, footer. */
export function PanelFrame({
  component,
  open,
  onClose,
  title,
  hideTitle = false,
  description,
  dismissible = true,
  modal = true,
  footer,
  handle,
  grip,
  className,
  children,
  ...rest
}: PanelFrameProps) {
  const { t } = useTexts('ui');
  const container = usePortalContainer();
  const scroll = useRef<HTMLDivElement | null>(null);
  const behaviour = useModalContent({ dismissible, onClose, scroll });
  return (
    <Radix.Root open={open} modal={modal}>
      <Radix.Portal container={container}>
        <Radix.Overlay data-component={`${component}-overlay`} className={overlayClass} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...behaviour}
          {...(modal ? {} : { onPointerDownOutside: (event: Event) => event.preventDefault() })}
          {...rest}
          data-component={component}
          className={cn(
            'fixed z-40 flex flex-col overflow-x-hidden overflow-y-auto shadow-lg outline-none forced-colors:border',
            // The ring of the scrolling body, above its content and round like the panel.
            'has-[>[data-part=body]:focus-visible]:after:pointer-events-none has-[>[data-part=body]:focus-visible]:after:absolute has-[>[data-part=body]:focus-visible]:after:inset-0 has-[>[data-part=body]:focus-visible]:after:rounded-[inherit] has-[>[data-part=body]:focus-visible]:after:border-2 has-[>[data-part=body]:focus-visible]:after:border-focus',
            className,
          )}
        >
          <div data-part="grip" {...grip} className={cn('shrink-0', grip?.className)}>
            {handle}
            <div
              data-part="header"
              className={cn(
                'px-5 pb-4',
                handle ? 'pt-1' : 'pt-5',
                dismissible && 'pe-16',
                hideTitle && 'sr-only',
              )}
            >
              <Radix.Title data-part="title" className="heading text-xl wrap-anywhere hyphens-auto">
                {title}
              </Radix.Title>
              {description ? (
                <Radix.Description data-part="description" className="mt-1 text-text-muted wrap-anywhere">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
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
          {dismissible ? (
            <IconButton
              label={t('close')}
              data-part="close"
              data-guard="control"
              className="absolute end-3 top-3"
              onClick={() => onClose?.('close-button')}
            >
              <X />
            </IconButton>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
