import type { ReactNode } from 'react';

export interface StatTileProps {
  label: string;
  value: ReactNode;
  /** Below the value. */
  note?: ReactNode;
}

/** One figure in a list of figures. */
export const StatTile = ({ label, value, note }: StatTileProps) => (
  <li
    data-part="stat"
    className="flex min-w-0 flex-1 basis-32 flex-col gap-1 rounded-lg border border-border bg-surface p-4"
  >
    <p className="text-sm text-text-muted wrap-anywhere">{label}</p>
    <p className="heading numeric text-2xl wrap-anywhere">{value}</p>
    {note ? (
      <p className="numeric flex flex-wrap items-center gap-2 text-sm text-text-muted wrap-anywhere">
        {note}
      </p>
    ) : null}
  </li>
);

/** Layout of a list of figures. The last line of them fills the width, too. */
export const statTiles = 'flex flex-wrap gap-3';
