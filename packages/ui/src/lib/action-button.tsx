import { type MouseEvent, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { cn } from './cn.ts';

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/**
 * A button that its own action disables. While it has the focus, it is only `aria-disabled` and ignores clicks: a
 * disabled button would lose the focus.
 */
export const ActionButton = ({
  disabled = false,
  className,
  onClick,
  ...rest
}: Omit<ButtonProps, 'asChild' | 'onFocus' | 'onBlur'>) => {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Button
      {...rest}
      disabled={disabled && !hasFocus}
      aria-disabled={disabled || undefined}
      className={cn(disabled && 'cursor-not-allowed opacity-50', className)}
      onClick={disabled ? ignoreClick : onClick}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  );
};
