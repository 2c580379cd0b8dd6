import type { Schedule } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import {
  ContentFrame,
  type ContentFrameProps,
} from '../../../features/content/content-frame/content-frame.tsx';
import { ScheduleForm } from './schedule-form.tsx';

export interface ScheduleScreenProps extends Pick<ContentFrameProps, 'errorMessage' | 'onRetry'> {
  /** Null: none was set. Undefined while it loads. */
  schedule: Schedule | null | undefined;
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
      isWork
      isLoading={schedule === undefined}
      errorMessage={errorMessage}
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
