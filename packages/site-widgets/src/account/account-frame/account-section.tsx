import { cn } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface AccountSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  /** On a panel, which stands beside the heading where a container is wide enough. */
  panel?: boolean;
}

/** A section of an account's page, with its heading. */
export const AccountSection = ({
  title,
  panel = false,
  className,
  children,
  ...rest
}: AccountSectionProps) => (
  <div
    {...rest}
    className={cn(
      'flex min-w-0 flex-col gap-3',
      panel &&
        'scroll-mt-20 @min-[48rem]:grid @min-[48rem]:grid-cols-[12rem_minmax(0,1fr)] @min-[48rem]:gap-8',
      className,
    )}
  >
    <h2 className={cn('heading text-xl wrap-anywhere', panel && '@min-[48rem]:pt-6')}>{title}</h2>
    {panel ? (
      <div className="flex min-w-0 flex-col gap-5 rounded-xl border border-border bg-surface p-4 desktop:p-6 [&_form]:max-w-lg">
        {children}
      </div>
    ) : (
      children
    )}
  </div>
);
