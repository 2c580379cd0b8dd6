import {
  type Allowance,
  LIMIT_NAMES,
  type LimitName,
  type SpendingLimits as Limits,
  MAX_LIMIT,
  type SpendingAnswer,
} from '@footlight/contract';
import { Button, cn, Field, NumberInput, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, useState } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { useWhen } from '../../lib/use-when.ts';

const PARTS = {
  per_charge: { 'data-part': 'per-charge' },
  per_day: { 'data-part': 'per-day' },
  daily_limit: { 'data-part': 'daily-limit' },
} as const;

export interface SpendingLimitsProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  limits: Limits;
  /** Raised or removed limits that are not in force yet, with the time from which they are. */
  waiting: SpendingAnswer['waiting'];
  /** Tokens spent, and dollars paid, in the last 24 hours. */
  spending: Allowance;
  purchase: Allowance;
  pending: boolean;
  /** Gets only the changed limits; null removes a limit. */
  onSave: (changes: Partial<Limits>) => void;
}

/**
 * A viewer's own limits: the amount above which a charge needs confirmation, and the most to spend and to buy in 24
 * hours. The platform applies a lower limit at once and a higher one a day later; the form says when.
 * Token: `--spending-limits-radius`.
 */
export function SpendingLimits({
  limits,
  waiting,
  spending,
  purchase,
  pending,
  onSave,
  className,
  ...rest
}: SpendingLimitsProps) {
  const { t } = useTexts(['limits', 'ui']);
  const number = useNumber();
  const money = useMoney();
  const when = useWhen();
  const [draft, setDraft] = useState<Partial<Limits>>({});
  const [wasSaving, setWasSaving] = useState(pending);
  const tokens = (amount: number) => t('ui:tokens', { count: amount, shown: number(amount) });
  const write = (name: LimitName) => (name === 'daily_limit' ? money : tokens);
  const used = { per_charge: null, per_day: spending, daily_limit: purchase };

  const hintOf = (name: LimitName): string => {
    const lines = [t(`limits.${name}.hint`)];
    const one = used[name];
    if (one && one.limit !== null) {
      lines.push(t('limits.used', { used: write(name)(one.used), limit: write(name)(one.limit) }));
    }
    const later = waiting[name];
    if (later) {
      const at = when(later.at);
      lines.push(
        later.value === null
          ? t('limits.waitingNone', { when: at })
          : t('limits.waiting', { value: write(name)(later.value), when: at }),
      );
    }
    return lines.join(' ');
  };
  // Entering the current limit cancels a pending higher one, so it is a change beside one.
  const asked = (name: LimitName) => {
    const later = waiting[name];
    return later ? later.value : limits[name];
  };
  const changes = Object.fromEntries(
    LIMIT_NAMES.filter((name) => draft[name] !== undefined && draft[name] !== asked(name)).map((name) => [
      name,
      draft[name],
    ]),
  );
  const isChanged = Object.keys(changes).length > 0;
  // Saved values leave the draft; refused ones stay and can be sent again.
  if (wasSaving !== pending) {
    setWasSaving(pending);
    if (!pending) setDraft(changes);
  }
  return (
    <form
      aria-label={t('limits.title')}
      {...rest}
      data-component="spending-limits"
      data-state={pending ? 'saving' : isChanged ? 'changed' : 'idle'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || pending) return;
        onSave(changes);
      }}
      className={cn(
        'flex min-w-0 flex-col gap-5 border border-border bg-surface p-5 text-text rounded-[var(--spending-limits-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <p data-part="intro" className="text-sm text-text-muted wrap-anywhere">
        {t('limits.intro')}
      </p>
      {LIMIT_NAMES.map((name) => (
        <Field key={name} {...PARTS[name]} label={t(`limits.${name}.label`)} hint={hintOf(name)} optional>
          <NumberInput
            value={draft[name] === undefined ? limits[name] : draft[name]}
            onValueChange={(value) => setDraft({ ...draft, [name]: value })}
            min={0}
            max={MAX_LIMIT}
          />
        </Field>
      ))}
      <Button type="submit" className="self-start" aria-disabled={!isChanged} loading={pending}>
        {t('limits.save')}
      </Button>
    </form>
  );
}
