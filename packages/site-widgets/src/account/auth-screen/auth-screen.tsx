import { cn } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface AuthScreenProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  intro?: string;
  /** What the account is good for: beside the form, or below it in narrow windows. */
  beside?: ReactNode;
  /** Link to the other form (login or sign-up). */
  footer: ReactNode;
}

/** Layout of the login page and the sign-up pages. */
export const AuthScreen = ({
  title,
  intro,
  beside,
  footer,
  className,
  children,
  ...rest
}: AuthScreenProps) => (
  <section
    {...rest}
    data-component="auth-screen"
    className={cn(
      'footlight-glow flex grow flex-col items-center justify-center gap-10 px-3 py-10 desktop:flex-row-reverse desktop:gap-16 desktop:px-6',
      // What stands beside a long form stays at its head.
      Boolean(beside) && 'desktop:items-start',
      className,
    )}
  >
    <div className="flex w-full max-w-[420px] flex-col gap-5 rounded-xl border border-border bg-surface p-5 shadow-md desktop:p-8">
      <div className="flex flex-col gap-1 wrap-anywhere">
        <h1 className="heading text-2xl">{title}</h1>
        {intro ? <p className="text-text-muted">{intro}</p> : null}
      </div>
      {children}
      <p className="text-center text-sm text-text-muted">{footer}</p>
    </div>
    {beside}
  </section>
);
