import { MAX_TIP, MAX_TIP_COMMENT } from '@footlight/contract';
import { Field, NumberInput, TextInput, useNumber, useTexts } from '@footlight/ui';
import { parseAmount, shownAmount, type TipDraft } from './tip-amount.ts';

export interface TipFieldsProps extends TipDraft {
  /** The smallest tip. */
  min: number;
  onDraftChange: (draft: TipDraft) => void;
}

/** Any amount, and a comment. */
export function TipFields({ amount, comment, min, onDraftChange }: TipFieldsProps) {
  const { t } = useTexts('room');
  const number = useNumber();
  const isMissing = parseAmount(amount, min) === null;
  return (
    <div className="grid gap-4 @xl:grid-cols-[220px_minmax(0,1fr)]">
      <Field
        label={t('tip.amount')}
        {...(isMissing ? { error: t('tip.needAmount', { min: number(min), max: number(MAX_TIP) }) } : {})}
      >
        <NumberInput
          value={shownAmount(amount)}
          onValueChange={(next) => onDraftChange({ amount: next ?? '', comment })}
          min={min}
          max={MAX_TIP}
        />
      </Field>
      <Field label={t('tip.comment')} optional hint={t('tip.commentHint')}>
        <TextInput
          value={comment}
          dir={comment ? 'auto' : undefined}
          maxLength={MAX_TIP_COMMENT}
          autoComplete="off"
          onChange={(event) => onDraftChange({ amount, comment: event.target.value })}
        />
      </Field>
    </div>
  );
}
