import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

/**
 * A button that its own action disables. While it has the focus, it is only `aria-disabled`: a disabled button would
 * lose the focus.
 */
export const ActionButton = ({
  disabled = false,
  ...rest
}: Omit<ButtonProps, 'asChild' | 'onFocus' | 'onBlur'>) => {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Button
      {...rest}
      disabled={disabled && !hasFocus}
      aria-disabled={disabled || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  );
};
