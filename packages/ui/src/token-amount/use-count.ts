import { numberFormat } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { amountOptions, wholeTokens } from './amounts.ts';

/**
 * Formats a count: whole, at least zero, never longer than a line. Null for an invalid number, which is then omitted.
 */
export function useCount(component: string) {
  const { language } = useTexts('ui');
  return (value: number | undefined): { count: number; shown: string } | null => {
    if (value === undefined) return null;
    const whole = wholeTokens(value);
    if (process.env.NODE_ENV !== 'production' && (whole !== value || whole < 0))
      warnOnce(component, `${value} is no count.`, 'Give a whole number from zero, or leave it out.');
    if (whole === null) return null;
    const count = Math.max(0, whole);
    return { count, shown: numberFormat(language, amountOptions(count)).format(count) };
  };
}
