import type { ReactNode } from 'react';
import { Button, type ButtonProps, type ButtonSize } from '../button/button.tsx';
import { cn } from '../lib/cn.ts';
import { defineVariants } from '../lib/variants.ts';
import { warnOnce } from '../lib/warn-once.ts';

// An icon is never cut, and what hangs at its corner, such as a count, neither.
export const iconButtonClass = defineVariants('px-0 [&_[data-part=label]]:overflow-visible', {
  variants: { size: { sm: 'w-8', md: 'w-10', lg: 'w-12' } satisfies Record<ButtonSize, string> },
  defaultVariants: { size: 'md' },
});

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd' | 'block' | 'asChild' | 'aria-label'> {
  /** Says what the button does; read out and shown as the native title. */
  label: string;
  /** One icon. */
  children: ReactNode;
}

/** A square button that is one icon. */
export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  className,
  children,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production' && !label?.trim())
    warnOnce(
      'icon-button',
      'It has no name for those who cannot see it.',
      'Give it a `label` that says what it does.',
    );
  return (
    <Button
      title={label}
      data-component="icon-button"
      {...rest}
      aria-label={label}
      variant={variant}
      size={size}
      className={cn(iconButtonClass({ size }), className)}
    >
      <span aria-hidden="true" data-part="icon" className="grid place-items-center">
        {children}
      </span>
    </Button>
  );
}
