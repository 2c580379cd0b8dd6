import { Badge, cn, useTexts } from '@footlight/ui';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface PanelEntry<Key extends string> {
  key: Key;
  label: string;
  /** How it is set now, in a few words. */
  value: ReactNode;
  icon: ReactNode;
  /** There are changes that are not saved. */
  changed?: boolean;
}

export interface PanelEntriesProps<Key extends string> extends Omit<ComponentProps<'ul'>, 'children'> {
  entries: readonly PanelEntry<Key>[];
  onOpen: (key: Key) => void;
}

/** What can be set, each with its present value. A press opens its form. Token: `--panel-entries-radius`. */
export function PanelEntries<Key extends string>({
  entries,
  onOpen,
  className,
  ...rest
}: PanelEntriesProps<Key>) {
  const { t } = useTexts('broadcaster');
  return (
    <ul
      {...rest}
      data-component="panel-entries"
      className={cn('grid min-w-0 grid-cols-1 gap-2 text-text @2xl:grid-cols-2', className)}
    >
      {entries.map(({ key, label, value, icon, changed = false }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            data-part="entry"
            data-state={changed ? 'changed' : 'idle'}
            aria-haspopup="dialog"
            onClick={() => onOpen(key)}
            className="grid min-h-16 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border border-border bg-surface px-4 py-3 text-start transition-colors rounded-[var(--panel-entries-radius,--theme(--radius-lg))] hover:bg-surface-raised [&>svg]:size-5 [&>svg]:text-text-muted"
          >
            {icon}
            <span className="flex min-w-0 flex-col gap-0.5">
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
                {changed ? <Badge tone="warning">{t('entries.unsaved')}</Badge> : null}
              </span>
              <span data-part="value" className="line-clamp-2 min-w-0 text-sm text-text-muted wrap-anywhere">
                {value}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
        </li>
      ))}
    </ul>
  );
}
