import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** One icon. */
  icon?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  /** Heading level of the title, so that the page outline is correct. */
  headingLevel?: 1 | 2 | 3;
}

/** An empty state: nothing here yet, and what to do about it. Token: `--empty-state-radius`. */
export function EmptyState({
  title,
  icon,
  action,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      data-component="empty-state"
      className={cn(
        'relative flex min-w-0 flex-col items-center gap-3 overflow-hidden px-6 py-14 text-center wrap-anywhere footlight-glow rounded-[var(--empty-state-radius,--theme(--radius-xl))]',
        className,
      )}
    >
      {icon ? (
        <span
          aria-hidden="true"
          data-part="icon"
          className="grid size-14 place-items-center rounded-full bg-primary-soft text-on-primary-soft [&_svg]:size-7"
        >
          {icon}
        </span>
      ) : null}
      <Heading data-part="title" className="heading max-w-full text-xl">
        {title}
      </Heading>
      {children ? (
        <div data-part="content" className="max-w-prose text-text-muted">
          {children}
        </div>
      ) : null}
      {action ? (
        <div
          data-part="action"
          className="mt-2 flex max-w-full flex-wrap justify-center gap-3 *:min-w-0 *:max-w-full"
        >
          {action}
        </div>
      ) : null}
      <span
        aria-hidden="true"
        data-part="footlight"
        className="absolute inset-x-[18%] bottom-0 h-0.5 rounded-pill footlight"
      />
    </section>
  );
}
