import {
  FANCLUB_LEVELS,
  FANCLUB_SHARE_PERCENT,
  type Fanclub,
  MAX_FANCLUB_PRICE,
  splitFanclub,
} from '@footlight/contract';
import { cn, Switch, useNumber, useTexts } from '@footlight/ui';
import { type Draft, type FieldProblems, missingIn } from '../../lib/draft.ts';
import { SettingsForm, type SettingsProps } from '../../lib/settings-form.tsx';
import { TokenField } from '../../lib/token-field.tsx';

/** Whether a club is open, and its prices in tokens per month. */
export type FanClubTerms = Pick<Fanclub, 'is_enabled' | 'prices'>;
export type FanClubDraft = Draft<FanClubTerms>;

export type FanClubSettingsProps = SettingsProps<FanClubTerms>;

const NONE: FieldProblems = {};

/**
 * Opens, closes and prices the broadcaster's fan club, and shows their share of each price (spec 1 §6). Existing members
 * keep their price. Token: `--fan-club-settings-radius`.
 */
export function FanClubSettings({
  draft,
  onDraftChange,
  problems: told = NONE,
  error,
  state,
  onSave,
  onDiscard,
  className,
  ...rest
}: FanClubSettingsProps) {
  const { t } = useTexts('broadcaster');
  const shown = useNumber();
  const problems = { ...told, ...missingIn(draft) };
  const shareOf = (price: number | null): string | undefined => {
    if (price === null) return undefined;
    const { share } = splitFanclub(price);
    return t('fanClub.share', { count: share, shown: shown(share) });
  };
  return (
    <SettingsForm<FanClubTerms>
      aria-label={t('tabs.fanClub')}
      {...rest}
      data-component="fan-club-settings"
      draft={draft}
      error={error}
      state={state}
      changed={t('fanClub.changed')}
      onSave={onSave}
      onDiscard={onDiscard}
      className={cn(
        'flex min-w-0 flex-col gap-6 border border-border-strong bg-surface p-4 text-text rounded-[var(--fan-club-settings-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <p data-part="intro" className="text-pretty">
        {t('fanClub.intro', { percent: FANCLUB_SHARE_PERCENT })}
      </p>
      <Switch
        label={t('fanClub.on')}
        checked={draft.is_enabled}
        onCheckedChange={(is_enabled) => onDraftChange({ ...draft, is_enabled })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {FANCLUB_LEVELS.map((level) => {
          const price = draft.prices[level];
          const hint = shareOf(price);
          return (
            <TokenField
              key={level}
              label={t(`fanClub.${level}`)}
              {...(hint ? { hint } : {})}
              name={`prices.${level}`}
              value={price}
              onChange={(next) => onDraftChange({ ...draft, prices: { ...draft.prices, [level]: next } })}
              min={1}
              max={MAX_FANCLUB_PRICE}
              problems={problems}
            />
          );
        })}
      </div>
    </SettingsForm>
  );
}
