import { readKey } from '@footlight/client';
import type { StaffReport } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useAct } from '../../features/admin/use-act.tsx';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useMoment } from '../../shell/i18n/use-moment.ts';
import { inDays, useDayOptions } from './days.ts';
import { type ReportState, ReportsScreen } from './reports-screen/reports-screen.tsx';

/** `/admin/reports`. */
export const ReportsPage = () => {
  const { t } = useTexts('admin');
  const api = useApi();
  const act = useAct();
  const moment = useMoment();
  const days = useDayOptions();
  const [shown, setShown] = useState<ReportState>('open');
  const [now, setNow] = useState(Date.now);
  const { pages, list, reload } = usePages((cursor) =>
    readKey('GET /operator/reports', { query: { state: shown, ...(cursor ? { cursor } : {}) } }),
  );
  const decide = ({ id, reported }: StaffReport, decision: 'ban' | 'close') => {
    const isBan = decision === 'ban';
    act.ask(
      {
        title: t(`act.${decision}`),
        object: reported,
        text: t(`act.${decision}Text`),
        confirm: t(`act.${decision}`),
        isDanger: isBan,
        ...(isBan ? { field: { kind: 'choice', label: t('act.until'), options: days } } : {}),
      },
      async ({ reason, value }) => {
        const until = isBan ? inDays(value) : null;
        await api('POST /operator/reports/{id}/decide', {
          params: { id: String(id) },
          body: { banned_until: until, reason },
        });
        setNow(Date.now());
        await reload();
        return until === null
          ? t('act.closed', { name: reported })
          : t('act.banned', { name: reported, time: moment(until) });
      },
    );
  };
  const [first] = pages ?? [];
  return (
    <>
      <ReportsScreen
        shown={shown}
        reports={pages?.flatMap(({ reports }) => reports)}
        counts={first && { open: first.open, overdue: first.overdue }}
        now={now}
        state={list}
        onShow={setShown}
        onDecide={decide}
      />
      {act.dialog}
    </>
  );
};
