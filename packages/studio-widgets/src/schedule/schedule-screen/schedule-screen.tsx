import type { Schedule } from '@footlight/contract';
import { cn, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ScheduleForm } from './schedule-form.tsx';

export interface ScheduleScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null: none was set. */
  schedule: Schedule | null;
  /** The browser's time zone, for a new schedule. */
  ownZone: string;
  pending: boolean;
  /** Why saving failed. What was entered stays. */
  error: ReactNode;
  onSave(schedule: Schedule): void;
}

/** `/studio/schedule`: a broadcaster's weekly times. */
export const ScheduleScreen = (props: ScheduleScreenProps) => {
  const { schedule, ownZone, pending, error, onSave, className, ...rest } = props;
  const { t } = useTexts('schedule');
  return (
    <div {...rest} data-component="schedule-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <p className="max-w-prose text-text-muted">{t('intro')}</p>
      <ScheduleForm
        schedule={schedule ?? { zone: ownZone, slots: [] }}
        pending={pending}
        error={error}
        onSave={onSave}
      />
    </div>
  );
};
