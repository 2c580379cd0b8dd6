import { cn } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface AccountSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
}

/** A section of an account's page, with its heading. */
export const AccountSection = ({ title, className, children, ...rest }: AccountSectionProps) => (
  <div {...rest} className={cn('flex flex-col gap-3', className)}>
    <h2 className="heading text-xl wrap-anywhere">{title}</h2>
    {children}
  </div>
);
