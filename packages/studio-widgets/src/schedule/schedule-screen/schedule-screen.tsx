import type { Schedule } from '@footlight/contract';
import { ContentFrame, type ContentFrameProps } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ScheduleForm } from './schedule-form.tsx';

export interface ScheduleScreenProps extends Pick<ContentFrameProps, 'onRetry'> {
  /** Null: none was set. Undefined while it loads. */
  schedule: Schedule | null | undefined;
  errorMessage: ReactNode;
  /** The browser's time zone, for a new schedule. */
  ownZone: string;
  isSaving: boolean;
  /** Why saving failed. What was entered stays. */
  saveError: ReactNode;
  onSave(schedule: Schedule): void;
}

/** `/studio/schedule`: a broadcaster's weekly times. */
export const ScheduleScreen = ({
  schedule,
  ownZone,
  isSaving,
  saveError,
  errorMessage,
  onSave,
  onRetry,
}: ScheduleScreenProps) => {
  const { t } = useTexts('schedule');
  return (
    <ContentFrame
      name="schedule-screen"
      title={t('title')}
      work
      loading={schedule === undefined}
      error={errorMessage}
      onRetry={onRetry}
    >
      <p className="max-w-prose text-text-muted">{t('intro')}</p>
      {schedule === undefined ? null : (
        <ScheduleForm
          schedule={schedule ?? { zone: ownZone, slots: [] }}
          isSaving={isSaving}
          errorMessage={saveError}
          onSave={onSave}
        />
      )}
    </ContentFrame>
  );
};
