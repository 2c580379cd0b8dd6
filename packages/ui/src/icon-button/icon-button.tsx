import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button, type ButtonProps, type ButtonSize } from '../button/button.tsx';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';

// Never clips the icon or a badge at its corner.
export const iconButtonVariants = {
  size: { sm: 'w-8', md: 'w-10', lg: 'w-12' } satisfies Record<ButtonSize, string>,
};

export const iconButtonClass = cva('px-0 [&_[data-part=label]]:overflow-visible', {
  variants: iconButtonVariants,
  defaultVariants: { size: 'md' },
});

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd' | 'block' | 'asChild' | 'aria-label'> {
  /** What the button does; announced and shown as the native title. */
  label: string;
  /** One icon. */
  children: ReactNode;
}

/** A square button with one icon. */
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
