import { cn } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface MeetScreenProps extends ComponentProps<'div'> {
  title: string;
}

/** The page of speed-dates or of random chat. */
export const MeetScreen = ({ title, className, children, ...rest }: MeetScreenProps) => (
  <div
    {...rest}
    data-component="meet-screen"
    data-guard="surface"
    className={cn(
      'mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-4 px-4 py-6 desktop:px-6',
      className,
    )}
  >
    <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">{title}</h1>
    {children}
  </div>
);
