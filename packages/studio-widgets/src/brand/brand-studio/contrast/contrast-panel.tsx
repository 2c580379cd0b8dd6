import type { Palette } from '@footlight/theme';
import { useTexts } from '@footlight/ui';
import { PairTable } from './pair-table.tsx';
import { VerdictCard } from './verdict-card.tsx';

export interface ContrastPanelProps {
  palette: Palette;
}

/** The adjustment of each colour with its reason, and the ratio of every pair in all four palettes. */
export const ContrastPanel = ({ palette }: ContrastPanelProps) => {
  const { t } = useTexts('studio');
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <section aria-labelledby="studio-verdicts" className="flex flex-col gap-3">
        <h2 id="studio-verdicts" className="heading text-lg">
          {t('contrast.verdicts')}
        </h2>
        {palette.verdicts.map((verdict) => (
          <VerdictCard key={verdict.input} verdict={verdict} />
        ))}
      </section>
      <PairTable palette={palette} />
    </div>
  );
};
