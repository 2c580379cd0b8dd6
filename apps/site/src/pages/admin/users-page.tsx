import { readKey } from '@footlight/client';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePages } from '../../shell/api/use-pages.ts';
import { type UserFilter, UsersScreen } from './users-screen/users-screen.tsx';

const KINDS = ['viewer', 'model', 'studio'] as const;

/** `/admin/users`. The filter is in the address, so that the way back from a user leads to the same list. */
export const UsersPage = () => {
  const [query, setQuery] = useSearchParams();
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
        ...(cursor ? { cursor } : {}),
      },
    }),
  );
  const show = (filter: UserFilter) =>
    setQuery({
      ...(filter.q ? { q: filter.q } : {}),
      ...(filter.type ? { type: filter.type } : {}),
      ...(filter.isSuspended ? { suspended: '1' } : {}),
    });
  return (
    <UsersScreen
      filter={{ q, type: type ?? '', isSuspended }}
      accounts={pages?.flatMap(({ accounts }) => accounts)}
      now={now}
      state={list}
      onFilter={show}
    />
  );
};
