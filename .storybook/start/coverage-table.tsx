import { Chip } from '@footlight/ui';
import { useState } from 'react';

export interface Ledger {
  gates: readonly string[];
  ledger: readonly { component: string; cells: Readonly<Record<string, string>> }[];
}

const isExcused = (cell: string) => cell.startsWith('excused');

const Cell = ({ cell }: { cell: string }) => {
  if (cell === '') return <strong className="text-danger-text">hole</strong>;
  if (isExcused(cell)) return <abbr title={cell.slice('excused: '.length)}>excused</abbr>;
  return <span className={cell === '✓' ? 'text-success-text' : 'text-text-muted'}>{cell}</span>;
};

/** Component × gate, from `npm run coverage`. */
export function CoverageTable({ gates, ledger }: Ledger) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const cells = ledger.flatMap((row) => gates.map((gate) => row.cells[gate] ?? ''));
  const holes = cells.filter((cell) => cell === '').length;
  const rows = onlyOpen
    ? ledger.filter((row) => gates.some((gate) => !/[✓–]/.test(row.cells[gate] ?? '')))
    : ledger;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-semibold">{`${holes} hole${holes === 1 ? '' : 's'}, ${cells.filter(isExcused).length} excused`}</p>
        <Chip selected={onlyOpen} onClick={() => setOnlyOpen(!onlyOpen)}>
          Only holes and excuses
        </Chip>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-label="Coverage of all components" tabIndex={0} className="overflow-x-auto">
        <table className="text-sm">
          <thead>
            <tr className="border-b border-border-strong">
              <th scope="col" className="py-2 pe-4 text-start">
                Component
              </th>
              {gates.map((gate) => (
                <th key={gate} scope="col" className="px-2 py-2 text-start align-bottom font-semibold">
                  {gate}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.component} className="border-b border-border">
                <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-normal">
                  {row.component}
                </th>
                {gates.map((gate) => (
                  <td key={gate} className="px-2 py-1.5">
                    <Cell cell={row.cells[gate] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
