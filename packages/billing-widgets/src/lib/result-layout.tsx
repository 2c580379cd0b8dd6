import { cn } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

type ResultTone = 'success' | 'danger' | 'info';

const tones: Record<ResultTone, string> = {
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
};

/** Props that a result passes to its root element. */
export type ResultRootProps = Omit<ComponentProps<'div'>, 'children'>;

interface ResultLayoutProps extends ComponentProps<'div'> {
  component: string;
  tone: ResultTone;
  icon: ReactNode;
  actions?: ReactNode;
}

/** Layout of all payment results: icon, content and actions. */
export const ResultLayout = ({
  component,
  tone,
  icon,
  children,
  actions,
  className,
  ...rest
}: ResultLayoutProps) => (
  <div
    {...rest}
    data-component={component}
    data-guard="surface"
    className={cn('flex flex-col items-center gap-5 text-center', className)}
  >
    <span
      aria-hidden="true"
      data-part="icon"
      className={cn(
        'grid size-14 place-items-center rounded-full forced-colors:border [&_svg]:size-7',
        tones[tone],
      )}
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
