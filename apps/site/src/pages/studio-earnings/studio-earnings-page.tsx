import { ContentFrame } from '@footlight/site-widgets';
import { EarningsScreen } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { earningsKey } from '../../features/earnings/earnings-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useMember } from '../../shell/session/use-member.ts';
import { saveFile } from '../../shell/storage/save-file.ts';
import { lastDays, monthsFrom } from './months.ts';
import { StudioPayouts } from './studio-payouts.tsx';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `/studio/earnings`: only broadcasters earn. The span is in the address. */
export const StudioEarningsPage = () => {
  const { t } = useTexts('earnings');
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const { isLoggedIn } = useMember();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const span = DATE.test(from) && DATE.test(to) ? { from, to } : lastDays(now, 30);
  const { data, error, mutate } = useRead(isLoggedIn ? earningsKey(span) : null);
  if (error?.type === 'forbidden') return <NotFoundPage />;
  return (
    <ContentFrame
      name="studio-earnings"
      title={t('title')}
      work
      loading={!data}
      error={error && !data ? t('failed') : null}
      onRetry={() => void mutate()}
    >
      {data ? (
        <EarningsScreen
          key={`${span.from} ${span.to}`}
          earnings={data}
          span={span}
          months={monthsFrom(data.first_month, now)}
          payouts={isLoggedIn ? <StudioPayouts onChanged={() => void mutate()} /> : null}
          onSpanChange={(next) => setQuery({ ...next })}
          onSaveFile={({ name, type, text }) => saveFile(name, type, text)}
        />
      ) : null}
    </ContentFrame>
  );
};
