import { cn } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface PromoCornerProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** Free tokens that are on hold. */
  notice: ReactNode;
  /** The form for a promo code. */
  code: ReactNode;
  /** Buttons that open the wheels. */
  wheels: ReactNode;
}

/** Layout of the promotions on the tokens page. */
export const PromoCorner = ({ title, notice, code, wheels, className, ...rest }: PromoCornerProps) => (
  <section
    {...rest}
    data-component="promo-corner"
    className={cn('flex min-w-0 flex-col gap-4', className)}
    aria-label={title}
  >
    <h2 className="heading text-xl wrap-anywhere">{title}</h2>
    {notice}
    <div className="flex flex-col gap-5 rounded-xl border border-border bg-surface p-5">
      {code}
      <div data-part="wheels" className="flex flex-wrap gap-3 empty:hidden">
        {wheels}
      </div>
    </div>
  </section>
);
