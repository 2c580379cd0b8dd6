import { CloseButton } from '../icon-button/close-button.tsx';
import { cn } from '../lib/cn.ts';
import { type ModalCloseReason, ModalDescription, type ModalProps, ModalTitle } from './modal-layer.tsx';

/** Name and description of a modal layer. */
export const ModalHeader = ({
  title,
  hideTitle,
  description,
  className,
}: Pick<ModalProps, 'title' | 'hideTitle' | 'description' | 'className'>) => (
  <div data-part="header" className={cn(className, hideTitle && 'sr-only')}>
    <ModalTitle data-part="title" className="heading text-xl wrap-anywhere hyphens-auto">
      {title}
    </ModalTitle>
    {description ? (
      <ModalDescription data-part="description" className="mt-1.5 text-text-muted wrap-anywhere">
        {description}
      </ModalDescription>
    ) : null}
  </div>
);

interface ModalCloseProps {
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  className: string;
}

/** The close control at the corner of a modal layer. */
export function ModalClose({ onClose, className }: ModalCloseProps) {
  return (
    <CloseButton
      data-part="close"
      className={cn('absolute', className)}
      onClick={() => onClose?.('close-button')}
    />
  );
}
