import { Button, cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface InviteToastProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Username of the inviting broadcaster. */
  from: string;
  onAccept: () => void;
  onReject: () => void;
}

/** Toast of an invitation to a contest. */
export const InviteToast = ({ from, onAccept, onReject, className, ...rest }: InviteToastProps) => {
  const { t } = useTexts('versus');
  return (
    <span
      {...rest}
      data-component="invite-toast"
      className={cn('flex min-w-0 flex-col items-start gap-2', className)}
    >
      <span className="wrap-anywhere">{t('toast.invite', { name: from })}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onAccept}>
          {t('own.accept')}
        </Button>
        <Button size="sm" variant="outline" onClick={onReject}>
          {t('own.reject')}
        </Button>
      </span>
    </span>
  );
};
