import { readKey } from '@footlight/client';
import {
  DECISIONS_WITH_END,
  type ReportDecision,
  type ReportKind,
  type StaffReport,
} from '@footlight/contract';
import { type ReportState, ReportsScreen } from '@footlight/studio-widgets';
import { useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useAct } from '../../features/admin/use-act.tsx';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { inDays, useDayOptions } from './days.ts';

/** `/admin/reports`. */
export const ReportsPage = () => {
  const { t } = useTexts('admin');
  const api = useApi();
  const act = useAct();
  const number = useNumber();
  const days = useDayOptions();
  const me = useCurrentUser().data?.user.username ?? '';
  const [shown, setShown] = useState<ReportState>('open');
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [now, setNow] = useState(Date.now);
  const { pages, list, reload } = usePages((cursor) =>
    readKey('GET /operator/reports', {
      query: { state: shown, ...(kind ? { kind } : {}), ...(cursor ? { cursor } : {}) },
    }),
  );
  const after = async (said: string) => {
    setNow(Date.now());
    await reload();
    return said;
  };
  const claim = ({ id }: StaffReport, claimed: boolean) =>
    act.run(async () => {
      await api('POST /operator/reports/{id}/claim', { params: { id: String(id) }, body: { claimed } });
      return after(t(claimed ? 'report.claimed' : 'report.released'));
    });
  const decide = ({ id, reported }: StaffReport, decision: ReportDecision) => {
    const hasEnd = DECISIONS_WITH_END.includes(decision);
    act.ask(
      {
        title: t(`decision.${decision}`),
        object: reported,
        text: t(`decisionText.${decision}`),
        confirm: t(`decision.${decision}`),
        danger: decision !== 'dismiss',
        ...(hasEnd ? { field: { kind: 'choice', label: t('act.until'), options: days } } : {}),
      },
      async ({ reason, value }) => {
        const { decided } = await api('POST /operator/reports/{id}/decide', {
          params: { id: String(id) },
          body: { decision, until: hasEnd ? inDays(value) : null, reason },
        });
        return after(t('report.closed', { shown: number(decided) }));
      },
    );
  };
  const [first] = pages ?? [];
  return (
    <>
      <ReportsScreen
        me={me}
        shown={shown}
        kind={kind}
        reports={pages?.flatMap(({ reports }) => reports)}
        counts={first && { open: first.open, overdue: first.overdue }}
        now={now}
        state={list}
        onShownChange={setShown}
        onKindChange={setKind}
        onClaim={claim}
        onDecide={decide}
      />
      {act.dialog}
    </>
  );
};
