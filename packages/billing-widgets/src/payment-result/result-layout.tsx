import { cn } from '@footlight/ui';
import type { ReactNode } from 'react';

type ResultTone = 'success' | 'danger' | 'info';

const tones: Record<ResultTone, string> = {
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
};

interface ResultLayoutProps {
  component: string;
  tone: ResultTone;
  icon: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** What the results of a payment have in common: a sign, what happened, and what to do now. */
export const ResultLayout = ({ component, tone, icon, children, actions }: ResultLayoutProps) => (
  <div data-component={component} className="flex flex-col items-center gap-5 text-center">
    <span
      aria-hidden="true"
      data-part="icon"
      className={cn('grid size-14 place-items-center rounded-full [&_svg]:size-7', tones[tone])}
    >
      {icon}
    </span>
    <div className="flex w-full flex-col items-center gap-3 wrap-anywhere">{children}</div>
    {actions ? (
      <div data-part="actions" className="flex w-full flex-col gap-2">
        {actions}
      </div>
    ) : null}
  </div>
);
