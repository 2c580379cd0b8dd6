import { Button, cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface MessageToastProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  onOpen(): void;
}

/** Toast of a new private message. */
export const MessageToast = ({ text, onOpen, className, ...rest }: MessageToastProps) => {
  const { t } = useTexts('social');
  return (
    <span
      {...rest}
      data-component="message-toast"
      className={cn('flex min-w-0 flex-col items-start gap-2', className)}
    >
      <bdi className="line-clamp-2 wrap-anywhere">{text}</bdi>
      <Button size="sm" variant="outline" onClick={onOpen}>
        {t('toast.open')}
      </Button>
    </span>
  );
};
