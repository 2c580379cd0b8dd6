import { readKey } from '@footlight/client';
import { useState } from 'react';
import { useTableView } from '../../features/admin/use-table-view.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { type UserFilter, UsersScreen } from './users-screen/users-screen.tsx';

const KINDS = ['viewer', 'model', 'studio'] as const;
const SORTS = ['created', 'username', 'email'] as const;
const HIDDEN = ['id'];

/** `/admin/users`. */
export const UsersPage = () => {
  const { query, set, view, sort } = useTableView('users', SORTS, HIDDEN);
  const [now] = useState(Date.now);
  const q = query.get('q') ?? '';
  const type = KINDS.find((one) => one === query.get('type'));
  const isSuspended = query.get('suspended') === '1';
  const { pages, list } = usePages((cursor) =>
    readKey('GET /operator/accounts', {
      query: {
        ...(q ? { q } : {}),
        ...(type ? { type } : {}),
        ...(isSuspended ? { suspended: '1' as const } : {}),
        ...(sort ? { sort } : {}),
        ...(cursor ? { cursor } : {}),
      },
    }),
  );
  const show = (filter: UserFilter) =>
    set({ q: filter.q, type: filter.type, suspended: filter.isSuspended ? '1' : '' });
  return (
    <UsersScreen
      filter={{ q, type: type ?? '', isSuspended }}
      accounts={pages?.flatMap(({ accounts }) => accounts)}
      total={pages?.[0]?.total}
      view={view}
      now={now}
      state={list}
      onFilter={show}
    />
  );
};
