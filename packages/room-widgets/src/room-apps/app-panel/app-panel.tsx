import { type AppPanel as AppPanelRows, PANEL_LABELS } from '@footlight/contract/room-apps';
import { cn, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface AppPanelProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Three rows of a label and a value, as the platform sends them (spec 3). */
  panel: AppPanelRows;
}

/**
 * The three rows that the apps of a room share (spec 2 §3). Labels that the platform defines are translated, all others
 * are shown unchanged. Token: `--app-panel-radius`.
 */
export function AppPanel({ panel, className, ...rest }: AppPanelProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const rows = [
    [panel.row1_label, panel.row1_value],
    [panel.row2_label, panel.row2_value],
    [panel.row3_label, panel.row3_value],
  ].flatMap(([label, value], row) => (label ? [{ row, label, value: value ?? '' }] : []));
  const knownLabel = (label: string) => PANEL_LABELS.find((one) => one === label);
  const named = (label: string): string => {
    const known = knownLabel(label);
    return known ? t(`panel.${known}`) : label;
  };
  /** Formats amounts in the reader's language; digits in other texts, such as names, stay unchanged. */
  const shown = (label: string, value: string): string => {
    const amount = knownLabel(label) ? /^\d+(?: \/ \d+)?$|(?<= · )\d+$/ : /^\d+ \/ \d+$/;
    return value.replace(amount, (found) => found.replaceAll(/\d+/g, (digits) => number(Number(digits))));
  };
  return (
    <dl
      aria-label={t('panel.title')}
      {...rest}
      data-component="app-panel"
      data-state={rows.length === 0 ? 'empty' : 'filled'}
      className={cn(
        'flex min-w-0 flex-wrap gap-x-6 gap-y-2 bg-surface-sunken px-4 py-3 text-sm text-text rounded-[var(--app-panel-radius,--theme(--radius-md))]',
        rows.length === 0 && 'hidden',
        className,
      )}
    >
      {rows.map(({ row, label, value }) => (
        <div key={row} data-part="row" className="min-w-0 flex-1 basis-32">
          <dt className="text-text-muted wrap-anywhere">{named(label)}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{shown(label, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
