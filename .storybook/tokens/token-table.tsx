import type { BrandInput } from '@footlight/theme';
import { AnnouncerProvider, Table } from '@footlight/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { CopyButton } from '../playground/copy-button.tsx';
import { ALL, SearchBar } from '../search-bar.tsx';
import { hasWords, tokenRows } from './token-rows.ts';
import { TokenSample } from './token-sample.tsx';
import { TokenUsers } from './token-users.tsx';

export interface TokenTableProps {
  brand: BrandInput;
  /** Names of components by the path of a token. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/** Every design token of a brand: value in both schemes, sample, users. */
export const TokenTable = ({ brand, uses }: TokenTableProps) => {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState(ALL);
  const wanted = useDeferredValue(search);
  const rows = useMemo(() => tokenRows(brand), [brand]);
  const groups = [...new Set(rows.map((row) => row.group))];
  const shown = useMemo(
    () =>
      rows.filter(
        (row) => (group === ALL || row.group === group) && hasWords(row, wanted.trim(), uses[row.path]),
      ),
    [rows, group, wanted, uses],
  );
  return (
    <AnnouncerProvider>
      <div className="flex min-w-0 flex-col gap-4">
        <SearchBar
          search={search}
          onSearchChange={setSearch}
          label="Group"
          all="All groups"
          values={groups}
          value={group}
          onValueChange={setGroup}
        />
        <p role="status" className="text-sm text-text-muted">{`${shown.length} of ${rows.length} tokens`}</p>
        <Table
          caption="Design tokens"
          size="sm"
          narrow="stack"
          rows={shown}
          rowKey={({ path }) => path}
          empty="No token has these words."
          columns={[
            { key: 'sample', header: 'Sample', width: '5rem', cell: (row) => <TokenSample row={row} /> },
            {
              key: 'name',
              header: 'Name',
              isRowHeader: true,
              cell: ({ path, property }) => (
                <>
                  <span className="block">{path}</span>
                  <code className="font-mono text-xs font-normal text-text-muted">{property ?? ''}</code>
                </>
              ),
            },
            {
              key: 'light',
              header: 'Light',
              cell: ({ light }) => <code className="font-mono text-xs">{light}</code>,
            },
            {
              key: 'dark',
              header: 'Dark',
              cell: ({ dark }) => <code className="font-mono text-xs">{dark ?? 'the same'}</code>,
            },
            { key: 'purpose', header: 'Purpose', cell: ({ description }) => description },
            { key: 'users', header: 'Used by', cell: ({ path }) => <TokenUsers users={uses[path]} /> },
            {
              key: 'copy',
              header: 'Copy',
              cell: ({ path, property, light }) => (
                <CopyButton small name={path} text={property ? `var(${property})` : light} />
              ),
            },
          ]}
        />
      </div>
    </AnnouncerProvider>
  );
};
