import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { defineVariants } from '../lib/variants.ts';

export type SpinnerSize = 'sm' | 'md' | 'lg';

/** The ring; its box has no look of its own. */
export const spinnerClass = defineVariants(
  'inline-block animate-spin rounded-full border-current border-b-transparent forced-colors:border-b-[Canvas]',
  {
    variants: {
      size: {
        sm: 'size-4 border-2',
        md: 'size-6 border-[3px]',
        lg: 'size-10 border-4',
      } satisfies Record<SpinnerSize, string>,
    },
    defaultVariants: { size: 'md' },
  },
);

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  size?: SpinnerSize;
  /** What is being waited for; "Loading" when left out. An empty text hides the spinner from screen readers. */
  label?: string;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  const { t } = useTexts('ui');
  return (
    <span
      {...(label === '' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label ?? t('loading') })}
      {...rest}
      data-component="spinner"
      data-size={size}
      className={cn('inline-flex', className)}
    >
      <span aria-hidden="true" data-part="ring" className={spinnerClass({ size })} />
    </span>
  );
}
