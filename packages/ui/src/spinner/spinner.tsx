import { useTranslation } from 'react-i18next';
import { cn } from '../lib/cn.ts';

export type SpinnerSize = 'sm' | 'md' | 'lg';

const sizes: Record<SpinnerSize, string> = {
  sm: 'size-4 border-2',
  md: 'size-6 border-[3px]',
  lg: 'size-10 border-4',
};

export interface SpinnerProps {
  size?: SpinnerSize;
  /** What is being waited for; "Loading" when left out. An empty text hides the spinner from screen readers. */
  label?: string;
  className?: string;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const { t } = useTranslation('ui');
  const ring = (
    <span
      aria-hidden="true"
      data-part="ring"
      className={cn(
        'inline-block animate-spin rounded-full border-current border-b-transparent',
        sizes[size],
      )}
    />
  );
  return (
    <span
      data-component="spinner"
      className={cn('inline-flex', className)}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label ?? t('loading') })}
    >
      {ring}
    </span>
  );
}
