import { cn } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface SecuritySectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  why?: string;
}

/** Props of a panel besides its own: those of its root. */
export type PanelProps = Omit<ComponentProps<'section'>, 'children' | 'title'>;

/** One part of the page about an account's security. */
export const SecuritySection = ({ title, why, className, children, ...rest }: SecuritySectionProps) => (
  <section
    {...rest}
    className={cn(
      'flex flex-col gap-4 rounded-xl border border-border bg-surface p-4 desktop:p-6',
      className,
    )}
  >
    <div className="flex flex-col gap-1 wrap-anywhere">
      <h2 className="heading text-lg">{title}</h2>
      {why ? <p className="text-text-muted">{why}</p> : null}
    </div>
    {children}
  </section>
);
