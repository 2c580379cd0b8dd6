import { readKey } from '@footlight/client';
import { AUDIT_ACTS } from '@footlight/contract';
import { AuditScreen } from '@footlight/studio-widgets';
import { useTableView } from '../../features/admin/use-table-view.ts';
import { usePages } from '../../shell/api/use-pages.ts';

const SORTS = ['at'] as const;
const HIDDEN = ['request'];

/** `/admin/audit`. */
export const AuditPage = () => {
  const { query, set, view, sort } = useTableView('audit', SORTS, HIDDEN);
  const actor = query.get('actor') ?? '';
  const about = query.get('about') ?? '';
  const act = AUDIT_ACTS.find((one) => one === query.get('act'));
  const { pages, list } = usePages((cursor) =>
    readKey('GET /operator/audit', {
      query: {
        ...(actor ? { actor } : {}),
        ...(about ? { about } : {}),
        ...(act ? { act } : {}),
        ...(sort ? { sort } : {}),
        ...(cursor ? { cursor } : {}),
      },
    }),
  );
  return (
    <AuditScreen
      filter={{ actor, about, act: act ?? '' }}
      entries={pages?.flatMap(({ entries }) => entries)}
      total={pages?.[0]?.total}
      view={view}
      state={list}
      onFilterChange={(filter) => set({ ...filter })}
    />
  );
};
