import { useTexts } from '../i18n/use-texts.ts';
import { SpinnerRing, type SpinnerRingProps } from './spinner-ring.tsx';

export interface SpinnerProps extends SpinnerRingProps {
  /** What is being waited for; "Loading" when left out. An empty text hides the spinner from screen readers. */
  label?: string;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  const { t } = useTexts('ui');
  return (
    <SpinnerRing
      {...(label === '' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label ?? t('loading') })}
      {...rest}
    />
  );
}
