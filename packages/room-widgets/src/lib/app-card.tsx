import { cn } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface AppCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The public name of the component. */
  name: string;
  title: ReactNode;
  icon: ReactNode;
  /** Shown beside the title, for instance a count. */
  aside?: ReactNode;
}

/** Tall apps take a whole row of the grid. */
const WIDE: readonly string[] = ['spin-wheel'];

/** The frame of all room apps: an icon, a title, and the app's content. */
export const AppCard = ({ name, title, icon, aside, className, children, ...rest }: AppCardProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-component={name}
      className={cn(
        'flex min-w-0 flex-col gap-3 border border-border-strong bg-surface p-4 text-text rounded-[var(--app-card-radius,--theme(--radius-lg))]',
        WIDE.includes(name) && '@xl:col-span-2',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft [&>svg]:size-5"
        >
          {icon}
        </span>
        <h3
          id={titleId}
          data-part="title"
          className="heading min-w-0 flex-1 basis-32 text-base wrap-anywhere"
        >
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
};
