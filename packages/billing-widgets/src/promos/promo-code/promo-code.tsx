import { MAX_PROMO_CODE, MIN_PROMO_CODE, normalPromoCode, promoCodeProblem } from '@footlight/contract';
import { Banner, Button, cn, Field, TextInput, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

export interface PromoCodeProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The text in the field. Kept by the parent, so that it survives navigation. */
  value: string;
  onValueChange: (value: string) => void;
  pending: boolean;
  /** Translated; why the platform refused. */
  error: ReactNode;
  /** The code that was redeemed last, and its tokens. */
  done: { code: string; tokens: number } | null;
  /** Gets the normalised code; called only for a code of valid form. */
  onRedeem: (code: string) => void;
}

/** Redeems a promo code (spec 1 §4, §5): required, at least 3 characters. Errors are shown beside the field. */
export function PromoCode({
  value,
  onValueChange,
  pending,
  error,
  done,
  onRedeem,
  className,
  ...rest
}: PromoCodeProps) {
  const { t } = useTexts(['promos', 'ui']);
  const number = useNumber();
  const titleId = useId();
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? promoCodeProblem(value) : null;
  const problemText = problem
    ? t(`code.problem.${problem}`, {
        shown: number(problem === 'too_long' ? MAX_PROMO_CODE : MIN_PROMO_CODE),
      })
    : null;
  return (
    <form
      aria-labelledby={titleId}
      {...rest}
      noValidate
      data-component="promo-code"
      data-state={pending ? 'sending' : problem ? 'invalid' : 'idle'}
      className={cn('flex min-w-0 flex-col gap-3', className)}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (pending || promoCodeProblem(value) !== null) return;
        onRedeem(normalPromoCode(value));
      }}
    >
      <h3 id={titleId} data-part="title" className="heading text-lg">
        {t('code.title')}
      </h3>
      <Field label={t('code.label')} hint={t('code.hint')} error={problemText ?? undefined} required>
        <TextInput
          value={value}
          maxLength={MAX_PROMO_CODE * 2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </Field>
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      {done && !error ? (
        <Banner appearance="success" live>
          {t('code.done', {
            code: done.code,
            tokens: t('ui:tokens', { count: done.tokens, shown: number(done.tokens) }),
          })}
        </Banner>
      ) : null}
      <Button type="submit" variant="outline" data-part="redeem" loading={pending} className="self-start">
        {t('code.redeem')}
      </Button>
    </form>
  );
}
