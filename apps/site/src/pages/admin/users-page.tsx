import { readKey } from '@footlight/client';
import { type UserFilter, UsersScreen } from '@footlight/studio-widgets';
import { useState } from 'react';
import { useTableView } from '../../features/admin/use-table-view.ts';
import { usePages } from '../../shell/api/use-pages.ts';

const KINDS = ['viewer', 'model', 'studio'] as const;
const SORTS = ['created', 'username', 'email'] as const;
const HIDDEN = ['id'];

/** `/admin/users`. */
export const UsersPage = () => {
  const { query, set, view, sort } = useTableView('users', SORTS, HIDDEN);
  const [now] = useState(Date.now);
  const text = query.get('q') ?? '';
  const kind = KINDS.find((one) => one === query.get('type'));
  const suspended = query.get('suspended') === '1';
  const { pages, list } = usePages((cursor) =>
    readKey('GET /operator/accounts', {
      query: {
        ...(text ? { q: text } : {}),
        ...(kind ? { type: kind } : {}),
        ...(suspended ? { suspended: '1' as const } : {}),
        ...(sort ? { sort } : {}),
        ...(cursor ? { cursor } : {}),
      },
    }),
  );
  const show = (filter: UserFilter) =>
    set({ q: filter.text, type: filter.kind, suspended: filter.suspended ? '1' : '' });
  return (
    <UsersScreen
      filter={{ text, kind: kind ?? '', suspended }}
      accounts={pages?.flatMap(({ accounts }) => accounts)}
      total={pages?.[0]?.total}
      view={view}
      now={now}
      state={list}
      onFilterChange={show}
    />
  );
};
