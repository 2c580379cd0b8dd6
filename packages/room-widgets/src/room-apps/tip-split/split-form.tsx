import { MAX_SPLITTERS, MAX_TIP } from '@footlight/contract';
import { sharesOf } from '@footlight/contract/room-apps';
import { Button, Field, type MarkPress, NumberInput, useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';

export interface SplitWish {
  target_splitters: number;
  split_amount: number;
}

interface SplitFormProps {
  pending: boolean;
  mark: MarkPress;
  onStart: (wish: SplitWish) => void;
}

/** Proposes a shared tip: the amount, the number of viewers, and the price of the first share. */
export const SplitForm = ({ pending, mark, onStart }: SplitFormProps) => {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const [amount, setAmount] = useState<number | null>(90);
  const [people, setPeople] = useState<number | null>(3);
  const isValid = amount !== null && people !== null && people >= 2 && amount >= people;
  const share = isValid ? (sharesOf(amount, people)[0] ?? 0) : 0;
  return (
    <form
      data-part="form"
      noValidate
      className="flex min-w-0 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !pending)
          mark(() => onStart({ target_splitters: people, split_amount: amount }))(event);
      }}
    >
      <p className="text-sm text-text-muted">{t('split.text')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('split.amount')} {...(isValid ? {} : { error: t('split.invalid') })}>
          <NumberInput value={amount} onValueChange={setAmount} min={2} max={MAX_TIP} />
        </Field>
        <Field label={t('split.people')}>
          <NumberInput value={people} onValueChange={setPeople} min={2} max={MAX_SPLITTERS} />
        </Field>
      </div>
      <Button type="submit" variant="outline" loading={pending} disabled={!isValid}>
        {t('split.start', { shown: number(share) })}
      </Button>
    </form>
  );
};
