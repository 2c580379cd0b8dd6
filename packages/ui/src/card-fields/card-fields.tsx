import { CreditCard, Lock } from 'lucide-react';
import { type ChangeEvent, type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { Field } from '../field/field.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { useFormValue } from '../lib/use-own-value.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import {
  type CardProblems,
  type CardValue,
  cardBrand,
  cardDigits,
  cardProblems,
  caretAfter,
  cvcLength,
  emptyCard,
  formatCardNumber,
  formatExpiry,
} from './card-rules.ts';

export interface CardFieldsProps
  extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'defaultValue'> {
  /** Without it, the fields keep the card themselves, in memory alone. */
  value?: CardValue;
  defaultValue?: CardValue;
  /** The new value and its problems; without problems, the card can be sent. */
  onValueChange?: (value: CardValue, problems: CardProblems) => void;
  /** Shows all problems, for instance after submit. Otherwise a field shows its problem after blur. */
  showProblems?: boolean;
  /** Problems reported by the platform; they take precedence over local ones. */
  problems?: CardProblems;
  disabled?: boolean;
  /** Time that the expiry is checked against; for tests and stories. */
  now?: Date;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The same in every language, and short enough to fit beside the number. */
const brandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
};

/**
 * Card number, expiry and security code. Groups the number as on the card, shows the brand, and checks the check digit
 * and the date. Stores nothing, and no field has a `name`, so no form submits it by mistake.
 */
export function CardFields({
  value: given,
  defaultValue = emptyCard,
  onValueChange,
  showProblems = false,
  problems: found,
  disabled = false,
  now,
  className,
  ref,
  ...rest
}: CardFieldsProps) {
  const { t } = useTexts('extra');
  const [left, setLeft] = useState<Partial<Record<keyof CardValue, true>>>({});
  const moment = now ?? new Date();
  const root = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useFormValue(root, given, defaultValue, (next) =>
    onValueChange?.(next, cardProblems(next, moment)),
  );
  const problems = { ...cardProblems(value, moment), ...found };
  useFormReset(root, () => setLeft({}));
  const brand = cardBrand(value.number);
  const codeLength = cvcLength(value.number);

  const errorOf = (part: keyof CardValue): string | undefined => {
    const problem = problems[part];
    // An empty field that lost focus is not an error yet.
    const speaks = showProblems || found?.[part] || (left[part] && value[part] !== '');
    return problem && speaks ? t(`card.problem.${problem}`) : undefined;
  };
  const set = (part: keyof CardValue, text: string) => setValue({ ...value, [part]: text });
  const typeNumber = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value
      .slice(0, target.selectionStart ?? target.value.length)
      .replace(/\D/g, '').length;
    const digits = cardDigits(target.value);
    const caret = caretAfter(formatCardNumber(digits), before);
    set('number', digits);
    // After React has rendered the grouped number.
    queueMicrotask(() => {
      if (target.ownerDocument.activeElement === target) target.setSelectionRange(caret, caret);
    });
  };
  const common = (part: keyof CardValue) => ({
    inputMode: 'numeric' as const,
    disabled,
    spellCheck: false,
    onBlur: () => setLeft((already) => ({ ...already, [part]: true })),
  });

  return (
    <fieldset
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="card-fields"
      data-guard="surface"
      data-variant={brand ?? undefined}
      className={cn('grid min-w-0 grid-cols-2 gap-4', className)}
    >
      <legend className="sr-only">{t('card.legend')}</legend>
      <div data-part="number" className="col-span-2 min-w-0">
        <Field label={t('card.number')} error={errorOf('number')} required>
          <TextInput
            {...common('number')}
            autoComplete="cc-number"
            placeholder="1234 5678 9012 3456"
            value={formatCardNumber(value.number)}
            onChange={typeNumber}
            maxLength={50}
            className={cn('numeric', brand && 'pe-26')}
            start={<CreditCard />}
            end={
              brand ? (
                <span data-part="brand" className="px-2 text-sm font-semibold text-text-muted">
                  {brandNames[brand]}
                </span>
              ) : undefined
            }
          />
        </Field>
      </div>
      <div data-part="expiry" className="min-w-0">
        <Field label={t('card.expiry')} error={errorOf('expiry')} required>
          <TextInput
            {...common('expiry')}
            autoComplete="cc-exp"
            placeholder={t('card.expiryPlaceholder')}
            value={value.expiry}
            onChange={({ target }) => set('expiry', formatExpiry(target.value, value.expiry))}
            maxLength={9}
            className="numeric"
          />
        </Field>
      </div>
      <div data-part="cvc" className="min-w-0">
        <Field
          label={t('card.cvc')}
          hint={t(codeLength === 4 ? 'card.cvcHintFour' : 'card.cvcHint')}
          error={errorOf('cvc')}
          required
        >
          <TextInput
            {...common('cvc')}
            autoComplete="cc-csc"
            placeholder={'•'.repeat(codeLength)}
            value={value.cvc}
            onChange={({ target }) => set('cvc', target.value.replace(/\D/g, '').slice(0, codeLength))}
            maxLength={5}
            className="numeric"
            end={<Lock aria-hidden="true" className="me-2 size-4 text-text-muted" />}
          />
        </Field>
      </div>
    </fieldset>
  );
}
