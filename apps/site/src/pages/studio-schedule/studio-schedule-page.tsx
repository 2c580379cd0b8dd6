import type { Schedule } from '@footlight/contract';
import { ContentFrame } from '@footlight/site-widgets';
import { ScheduleScreen } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { ownScheduleKey } from '../../features/broadcaster/schedule-keys.ts';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useMember } from '../../shell/session/use-member.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

/** `/studio/schedule`: only broadcasters have a schedule. */
export const StudioSchedulePage = () => {
  const { t } = useTexts('schedule');
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const errorContent = useErrorContent();
  const { isLoggedIn } = useMember();
  const { data, error, mutate } = useRead(isLoggedIn ? ownScheduleKey : null, { revalidateOnFocus: false });
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (error?.type === 'forbidden') return <NotFoundPage />;
  const save = async (schedule: Schedule) => {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await api('POST /video/schedule', { body: schedule });
      await mutate({ schedule: saved.schedule }, { revalidate: false });
      toast({ appearance: 'success', content: t('saved') });
    } catch (problem) {
      setFailure(problem);
    }
    setSaving(false);
  };
  return (
    <ContentFrame
      name="studio-schedule"
      title={t('title')}
      work
      loading={!data}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    >
      {data ? (
        <ScheduleScreen
          schedule={data.schedule}
          ownZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          pending={isSaving}
          error={failure ? errorContent(failure) : null}
          onSave={(schedule) => void save(schedule)}
        />
      ) : null}
    </ContentFrame>
  );
};
