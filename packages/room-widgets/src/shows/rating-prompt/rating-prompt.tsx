import type { Rating } from '@footlight/contract';
import { ActionButton, cn, Dialog, useTexts } from '@footlight/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface RatingPromptProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  /** Gets the answer. The parent closes the prompt. */
  onRate: (value: Rating) => void;
  /** Closed without an answer; the parent may ask again later. */
  onClose: () => void;
  isSending?: boolean;
  open?: boolean;
}

/** Asks the viewer to rate a show (spec 2 §4). The parent decides when and how often. */
export function RatingPrompt({
  broadcasterName,
  onRate,
  onClose,
  isSending = false,
  open = true,
  className,
  ...rest
}: RatingPromptProps) {
  const { t } = useTexts('room');
  return (
    <Dialog
      open={open}
      size="sm"
      onClose={onClose}
      title={t('rating.title', { name: broadcasterName })}
      description={t('rating.text')}
      footer={
        <ActionButton variant="ghost" block disabled={isSending} onClick={() => onRate('RATE_NO')}>
          {t('rating.no')}
        </ActionButton>
      }
    >
      <div {...rest} data-component="rating-prompt" className={cn('grid gap-3', className)}>
        <ActionButton
          size="lg"
          iconStart={<ThumbsUp />}
          disabled={isSending}
          onClick={() => onRate('RATE_UP')}
        >
          {t('rating.up')}
        </ActionButton>
        <ActionButton
          size="lg"
          variant="secondary"
          iconStart={<ThumbsDown />}
          disabled={isSending}
          onClick={() => onRate('RATE_DOWN')}
        >
          {t('rating.down')}
        </ActionButton>
      </div>
    </Dialog>
  );
}
