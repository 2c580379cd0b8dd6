import type { PairChange, Repair, Verdict } from '@footlight/theme';
import { Badge, useNumber, useTexts } from '@footlight/ui';
import { ArrowRight } from 'lucide-react';
import { Swatch } from './swatch.tsx';

export interface VerdictCardProps {
  verdict: Verdict;
}

const nameOf = {
  primary: 'color_primary',
  primaryDark: 'color_primary_dark',
  secondary: 'color_secondary',
  secondaryDark: 'color_secondary_dark',
} as const;
const tones = { accepted: 'success', repaired: 'warning', refused: 'danger' } as const;
const titleOf = ({ scheme, level }: Pick<Repair, 'scheme' | 'level'>) =>
  level === 'more' ? (`contrast.${scheme}More` as const) : (`contrast.${scheme}` as const);
/** Number of pairs listed per adjustment; the rest are counted. */
const NAMED = 2;

/** One brand colour: each adjustment before and after, and the pairs that caused it. */
export const VerdictCard = ({ verdict }: VerdictCardProps) => {
  const { t } = useTexts('studio');
  const number = useNumber({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const count = useNumber();
  const ratio = (value: number) => `${number(Math.floor(value * 100) / 100)}:1`;
  const { input, value, outcome, moves, refusal } = verdict;
  const sentence = ({ foreground, background, before, minimum, after }: PairChange) =>
    t('contrast.because', {
      foreground,
      background,
      before: ratio(before),
      minimum: ratio(minimum),
      after: ratio(after),
    });
  return (
    <article
      data-studio="verdict"
      data-state={outcome}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-border bg-surface p-4"
    >
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <Swatch color={value.toLowerCase()} className="h-6 w-9" />
        <span className="min-w-0 wrap-anywhere">{t(`field.${nameOf[input]}`)}</span>
        <Badge tone={tones[outcome]}>{t(`contrast.${outcome}`)}</Badge>
      </h3>
      {outcome === 'accepted' ? (
        <p className="text-sm text-text-muted">
          {t(moves.length > 0 ? 'contrast.acceptedMore' : 'contrast.acceptedText', { value })}
        </p>
      ) : null}
      {refusal ? (
        <p className="text-sm text-danger-text">
          {refusal.code === 'no-lightness'
            ? t('contrast.noLightness', { ...refusal.pair })
            : t(`brand.${refusal.code}`)}
        </p>
      ) : null}
      {moves.map((move) => (
        <div key={`${move.scheme} ${move.level}`} className="flex min-w-0 flex-col gap-1.5">
          <p className="text-sm font-semibold">{t(titleOf(move))}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Swatch color={move.asked} label={t('contrast.before', { color: move.asked })} />
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
            <Swatch color={move.given} label={t('contrast.after', { color: move.given })} />
            <span className="min-w-0 flex-1 basis-40 text-sm">
              {t('contrast.moved', { asked: move.asked, given: move.given })}
            </span>
          </div>
          <ul className="flex flex-col gap-1 text-sm text-text-muted">
            {move.forcedBy.slice(0, NAMED).map((pair) => (
              <li key={`${pair.foreground} ${pair.background}`}>{sentence(pair)}</li>
            ))}
            {move.forcedBy.length > NAMED ? (
              <li>
                {t('contrast.more', {
                  count: move.forcedBy.length - NAMED,
                  shown: count(move.forcedBy.length - NAMED),
                })}
              </li>
            ) : null}
          </ul>
        </div>
      ))}
    </article>
  );
};
