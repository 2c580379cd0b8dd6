import { useTexts } from '../i18n/use-texts.ts';
import { SpinnerRing, type SpinnerRingProps } from './spinner-ring.tsx';

export interface SpinnerProps extends SpinnerRingProps {
  /** What is loading; default "Loading". An empty text hides the spinner from screen readers. */
  label?: string;
}

/** A spinner in the surrounding text colour. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  const { t } = useTexts(['ui', 'common']);
  return (
    <SpinnerRing
      {...(label === ''
        ? { 'aria-hidden': true }
        : { role: 'status', 'aria-label': label ?? t('common:loading') })}
      {...rest}
    />
  );
}
