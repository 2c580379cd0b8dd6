import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export interface FactListProps extends ComponentProps<'dl'> {
  /** Two columns on a wide screen, so that names and values stay near each other. */
  columns?: 1 | 2;
}

/** Facts of an offer, a charge or a count, one per line. Its children are {@link Fact}s. */
export function FactList({ columns = 1, className, ...rest }: FactListProps) {
  return (
    <dl
      {...rest}
      data-component="fact-list"
      className={cn(
        'flex flex-col gap-2 text-sm',
        columns === 2 && 'desktop:grid desktop:grid-cols-2 desktop:gap-x-12',
        className,
      )}
    />
  );
}

export interface FactProps {
  label: string;
  children: ReactNode;
}

/** One line of a {@link FactList}: name and value. */
export const Fact = ({ label, children }: FactProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt data-part="label" className="min-w-0 text-text-muted wrap-anywhere">
      {label}
    </dt>
    <dd data-part="value" className="ms-auto min-w-0 font-semibold text-text wrap-anywhere">
      {children}
    </dd>
  </div>
);
