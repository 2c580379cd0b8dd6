import { Banner, Button, cn, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useDay } from '../../lib/use-day.ts';

export interface FanClubLeaveProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** End of the paid month; shown as a date in UTC. */
  paidUntil: string;
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks for confirmation before leaving a fan club, and says until when the membership lasts. */
export function FanClubLeave({
  paidUntil,
  pending,
  error,
  onLeave,
  onClose,
  className,
  ...rest
}: FanClubLeaveProps) {
  const { t } = useTexts('billing');
  const date = useDay()(paidUntil);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('fanclub.leaveTitle')}
      description={t('fanclub.leaveText', { date })}
    >
      <div
        {...rest}
        data-component="fan-club-leave"
        data-state={pending ? 'sending' : 'idle'}
        className={cn('flex flex-col gap-4', className)}
      >
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('fanclub.keep')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onLeave}>
            {t('fanclub.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
