import { useEffect, useState } from 'react';
import { CoverageTable, type Ledger } from './coverage-table.tsx';
import { Code } from './parts.tsx';

/** The coverage ledger published with this Storybook build, if a test run wrote one. */
export function LedgerOfBuild() {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch('./coverage.json', { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setLedger)
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (ledger?.gates) return <CoverageTable {...ledger} />;
  return (
    <p className="rounded-lg border border-dashed border-border-strong p-4 text-text-muted">
      No ledger stands beside this Storybook yet: <Code>npm test</Code> makes one.
    </p>
  );
}
