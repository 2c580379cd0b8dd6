import { cva } from 'class-variance-authority';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../lib/cn.ts';

export type DividerOrientation = 'horizontal' | 'vertical';

export const dividerVariants = {
  orientation: {
    horizontal: 'w-full border-t',
    vertical: 'h-auto min-h-4 self-stretch border-s',
  } satisfies Record<DividerOrientation, string>,
};

export const dividerClass = cva('m-0 shrink-0 border-0 border-border', {
  variants: dividerVariants,
  defaultVariants: { orientation: 'horizontal' },
});

export interface DividerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `vertical` is for the items of a row. */
  orientation?: DividerOrientation;
  /** A word in the middle of a horizontal line, such as “or”. It is read as text. */
  label?: ReactNode;
  /** Only looks: not announced as a separator. */
  decorative?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A line between two parts. */
export function Divider({
  orientation = 'horizontal',
  label,
  decorative = false,
  className,
  ref,
  ...rest
}: DividerProps) {
  if (label !== undefined && label !== null)
    return (
      <div
        {...rest}
        ref={ref as Ref<HTMLDivElement>}
        data-component="divider"
        data-variant="horizontal"
        className={cn('flex min-w-0 items-center gap-3 text-sm text-text-muted', className)}
      >
        <span aria-hidden="true" data-part="line" className="min-w-4 flex-1 border-t border-border" />
        <span data-part="label" className="min-w-0 text-center wrap-anywhere">
          {label}
        </span>
        <span aria-hidden="true" data-part="line" className="min-w-4 flex-1 border-t border-border" />
      </div>
    );
  return (
    <hr
      {...rest}
      ref={ref as Ref<HTMLHRElement>}
      data-component="divider"
      data-variant={orientation}
      {...(decorative ? { 'aria-hidden': true } : { 'aria-orientation': orientation })}
      className={cn(dividerClass({ orientation }), className)}
    />
  );
}
