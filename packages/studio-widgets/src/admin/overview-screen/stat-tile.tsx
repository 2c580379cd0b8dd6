import { Badge, numberFormat, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface StatTileProps {
  label: string;
  value: ReactNode;
  /** Below the value. */
  note: string;
  /** Change against the time before, 0.1 for 10%; null for nothing to compare with. */
  change?: number | null;
}

/** One figure of today. */
export const StatTile = ({ label, value, note, change = null }: StatTileProps) => {
  const { t, language } = useTexts('admin');
  const percent = numberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg border border-border bg-surface p-4">
      <p className="text-sm text-text-muted wrap-anywhere">{label}</p>
      <p className="heading numeric text-2xl wrap-anywhere">{value}</p>
      <p className="numeric flex flex-wrap items-center gap-2 text-sm text-text-muted wrap-anywhere">
        {note}
        {change === null ? null : (
          <Badge tone={change < 0 ? 'warning' : 'success'}>
            <span aria-hidden="true">{percent.format(change)}</span>
            <span className="sr-only">{t('today.change', { percent: percent.format(change) })}</span>
          </Badge>
        )}
      </p>
    </li>
  );
};
