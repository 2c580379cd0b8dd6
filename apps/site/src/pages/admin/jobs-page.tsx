import { readKey } from '@footlight/client';
import type { JobState, OutboxRow } from '@footlight/contract';
import { JobsScreen } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useAct } from '../../features/admin/use-act.tsx';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

const REFRESH_MS = 5_000;

/** `/admin/jobs`. */
export const JobsPage = () => {
  const { t } = useTexts('admin');
  const api = useApi();
  const act = useAct();
  const errorText = useErrorText();
  const [kind, setKind] = useState<OutboxRow['kind']>('mail');
  const jobs = useRead(readKey('GET /operator/jobs'), { refreshInterval: REFRESH_MS });
  const { pages, list, reload } = usePages((cursor) =>
    readKey('GET /operator/outbox', { query: { kind, ...(cursor ? { cursor } : {}) } }),
  );
  const run = ({ name }: JobState) =>
    act.run(async () => {
      await api('POST /operator/jobs/{name}/run', { params: { name } });
      await jobs.mutate();
      return t('job.asked', { name });
    });
  const retry = (row: OutboxRow) =>
    act.run(async () => {
      await api('POST /operator/outbox/{kind}/{id}/retry', {
        params: { kind: row.kind, id: String(row.id) },
      });
      await reload();
      return t('outbox.retried');
    });
  return (
    <JobsScreen
      jobs={jobs.data?.jobs}
      eventsWaiting={jobs.data?.events_waiting}
      jobsState={{
        hasMore: false,
        pending: false,
        error: jobs.error && !jobs.data ? errorText(jobs.error) : null,
        onMore: () => undefined,
        onRetry: () => void jobs.mutate(),
      }}
      kind={kind}
      rows={pages?.flatMap(({ rows }) => rows)}
      waiting={pages?.[0]?.waiting}
      rowsState={list}
      onKindChange={setKind}
      onRun={(job) => void run(job)}
      onRetry={(row) => void retry(row)}
    />
  );
};
