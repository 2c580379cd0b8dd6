import type { Verdict } from '@footlight/theme';
import { useTexts } from '@footlight/ui';
import { ArrowRight } from 'lucide-react';
import { Swatch } from './swatch.tsx';

export interface ColorMovesProps {
  verdict: Verdict | undefined;
}

/** A colour before and after its adjustment in the standard palettes. The contrast tab also shows the high-contrast ones. */
export const ColorMoves = ({ verdict }: ColorMovesProps) => {
  const { t } = useTexts('studio');
  const moves = verdict?.moves.filter(({ level }) => level === 'standard') ?? [];
  if (moves.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {moves.map(({ scheme, asked, given }) => (
        <li key={scheme} className="flex min-w-0 items-center gap-2 text-sm text-text-muted">
          <Swatch color={asked} className="h-6 w-9" />
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          <Swatch color={given} className="h-6 w-9" />
          <span className="min-w-0">
            {t(`contrast.${scheme}`)}: {t('contrast.moved', { asked, given })}
          </span>
        </li>
      ))}
    </ul>
  );
};
