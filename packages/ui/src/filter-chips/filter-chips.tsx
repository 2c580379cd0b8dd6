import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useFocusAfter } from '../lib/use-focus-after.ts';

export interface ActiveFilter {
  key: string;
  label: string;
}

export interface FilterChipsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The filters that apply now. */
  filters: readonly ActiveFilter[];
  /** How many rows match; announced when it changes. */
  count?: ReactNode;
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The filters of a list, each with a way to remove it, and how many rows match. Token: `--chip-radius`. */
export function FilterChips({ filters, count, onRemove, onClear, className, ...rest }: FilterChipsProps) {
  const { t } = useTexts('extra');
  const { mark, target } = useFocusAfter();
  return (
    <div
      {...rest}
      data-component="filter-chips"
      data-state={filters.length > 0 ? 'filtered' : 'all'}
      className={cn('flex min-h-8 min-w-0 flex-wrap items-center gap-2', className)}
    >
      <p
        ref={target}
        tabIndex={-1}
        data-part="count"
        role="status"
        className="numeric me-1 min-w-0 text-sm wrap-anywhere text-text-muted"
      >
        {count}
      </p>
      {filters.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          data-part="filter"
          aria-label={t('filters.remove', { filter: label })}
          onClick={mark(() => onRemove(key))}
          className="inline-flex h-8 max-w-full min-w-0 items-center gap-1.5 border border-border-strong bg-surface ps-3 pe-2 text-sm font-medium transition-colors rounded-[var(--chip-radius,--theme(--radius-pill))] hover:bg-surface-sunken"
        >
          <span className="truncate">{label}</span>
          <X aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
        </button>
      ))}
      {filters.length > 1 ? (
        <Button variant="ghost" size="sm" onClick={mark(onClear)}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </div>
  );
}
