import { cn } from '@footlight/ui';
import type { ReactNode } from 'react';

const tones = {
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
} as const;

export interface ResultFrameProps {
  component: string;
  tone: keyof typeof tones;
  icon: ReactNode;
  /** Read out when the result changes. */
  children: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

/** The body that all payment results share: a sign, words, and what to do now. */
export const ResultFrame = ({ component, tone, icon, children, actions, className }: ResultFrameProps) => (
  <div
    data-component={component}
    className={cn('flex min-w-0 flex-col items-center gap-4 text-center', className)}
  >
    <span
      aria-hidden="true"
      data-part="icon"
      className={cn('grid size-16 place-items-center rounded-full [&_svg]:size-8', tones[tone])}
    >
      {icon}
    </span>
    <div role="status" data-part="text" className="flex min-w-0 max-w-full flex-col gap-2 wrap-anywhere">
      {children}
    </div>
    {actions ? (
      <div data-part="actions" className="flex w-full flex-wrap justify-center gap-3 max-desktop:flex-col">
        {actions}
      </div>
    ) : null}
  </div>
);
