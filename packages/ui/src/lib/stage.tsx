import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

interface StageProps extends Omit<ComponentProps<'section'>, 'title'> {
  eyebrow?: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  'data-component': string;
}

/** A page with one message under a large title. */
export const Stage = ({ eyebrow, title, children, action, className, ...rest }: StageProps) => (
  <section
    {...rest}
    className={cn(
      'flex min-h-[60dvh] flex-col items-center justify-center gap-4 px-6 py-16 text-center footlight-glow',
      className,
    )}
  >
    {eyebrow ? (
      <p data-part="code" className="numeric max-w-full text-sm font-semibold text-text-muted wrap-anywhere">
        {eyebrow}
      </p>
    ) : null}
    <h1 data-part="title" className="heading max-w-full text-display wrap-anywhere">
      {title}
    </h1>
    <span aria-hidden="true" className="h-1 w-24 rounded-pill footlight" />
    <div data-part="content" className="w-full max-w-prose space-y-1 text-lg text-text-muted wrap-anywhere">
      {children}
    </div>
    {action ? (
      <div
        data-part="action"
        className="mt-4 flex max-w-full flex-wrap justify-center gap-3 *:min-w-0 *:max-w-full"
      >
        {action}
      </div>
    ) : null}
  </section>
);
