import { useTexts } from '../i18n/use-texts.ts';
import type { Appearance } from '../lib/appearance.tsx';

/** The tone as a word, for readers who see neither the colour nor the icon. */
export function ToneWord({ tone }: { tone: Appearance }) {
  const { t } = useTexts('ui');
  return (
    <span className="sr-only">
      {t(`appearance.${tone}`)}
      {': '}
    </span>
  );
}
