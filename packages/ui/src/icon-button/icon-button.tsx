import type { ReactNode } from 'react';
import { Button, type ButtonProps, type ButtonSize } from '../button/button.tsx';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd' | 'block' | 'asChild' | 'aria-label'> {
  /** Says what the button does; read out and shown as the native title. */
  label: string;
  /** One icon. */
  children: ReactNode;
}

const widths: Record<ButtonSize, string> = { sm: 'w-8', md: 'w-10', lg: 'w-12' };

/** A square button that is one icon. */
export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  className,
  children,
  ...rest
}: IconButtonProps) {
  if (!label?.trim())
    warnOnce(
      'icon-button',
      'It has no name for those who cannot see it.',
      'Give it a `label` that says what it does.',
    );
  return (
    <Button
      title={label}
      {...rest}
      aria-label={label}
      variant={variant}
      size={size}
      data-shape="icon"
      className={cn('px-0', widths[size], className)}
    >
      <span aria-hidden="true" className="grid place-items-center">
        {children}
      </span>
    </Button>
  );
}
