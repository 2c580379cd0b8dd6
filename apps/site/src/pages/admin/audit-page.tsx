import { readKey } from '@footlight/client';
import { useState } from 'react';
import { usePages } from '../../shell/api/use-pages.ts';
import { type AuditFilter, AuditScreen } from './audit-screen/audit-screen.tsx';

/** `/admin/audit`. */
export const AuditPage = () => {
  const [filter, setFilter] = useState<AuditFilter>({ actor: '', about: '', act: '' });
  const { actor, about, act } = filter;
  const { pages, list } = usePages((cursor) =>
    readKey('GET /operator/audit', {
      query: {
        ...(actor ? { actor } : {}),
        ...(about ? { about } : {}),
        ...(act ? { act } : {}),
        ...(cursor ? { cursor } : {}),
      },
    }),
  );
  return (
    <AuditScreen
      filter={filter}
      entries={pages?.flatMap(({ entries }) => entries)}
      state={list}
      onFilter={setFilter}
    />
  );
};
