import type { Rating } from '@footlight/contract';
import { Button, cn, Dialog, useTexts } from '@footlight/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface RatingPromptProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  /** Gets the answer. The parent closes the prompt. */
  onRate: (value: Rating) => void;
  /** Closed without an answer; the parent may ask again later. */
  onClose: () => void;
  pending?: boolean;
  open?: boolean;
}

/** Asks the viewer to rate a show (spec 2 §4). The parent decides when and how often. */
export function RatingPrompt({
  broadcasterName,
  onRate,
  onClose,
  pending = false,
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
        <Button variant="ghost" block aria-disabled={pending} onClick={() => onRate('RATE_NO')}>
          {t('rating.no')}
        </Button>
      }
    >
      <div {...rest} data-component="rating-prompt" className={cn('grid gap-3', className)}>
        {/* Equal answers: neither is the solid action. */}
        <Button
          size="lg"
          variant="outline"
          iconStart={<ThumbsUp />}
          aria-disabled={pending}
          onClick={() => onRate('RATE_UP')}
        >
          {t('rating.up')}
        </Button>
        <Button
          size="lg"
          variant="outline"
          iconStart={<ThumbsDown />}
          aria-disabled={pending}
          onClick={() => onRate('RATE_DOWN')}
        >
          {t('rating.down')}
        </Button>
      </div>
    </Dialog>
  );
}
