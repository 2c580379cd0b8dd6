import {
  type AgeCardField,
  type AgeCardForm as AgeCardValues,
  ageCardProblems,
  type FieldProblem,
  hasStateList,
  withoutUnusedParts,
} from '@footlight/contract';
import {
  Banner,
  Button,
  CardFields,
  type CardProblems,
  cardProblems,
  cn,
  emptyCard,
  expiryParts,
  Field,
  RadioGroup,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';
import type { AgeCardDraft } from './age-card-draft.ts';
import { AgeCardFields } from './age-card-fields.tsx';

export interface AgeCardOffer {
  tokens: number;
  /** US dollars. */
  amount: number;
  discountPercent: number;
}

export interface AgeCardFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Kept by the parent, so that a refusal loses nothing. It never contains the card. */
  draft: AgeCardDraft;
  onDraftChange: (draft: AgeCardDraft) => void;
  /** False hides the email: the account has one. */
  needsEmail: boolean;
  /** What the card can pay for with the verification; null for visitors who cannot buy it. */
  offer: AgeCardOffer | null;
  pending: boolean;
  /** Translated; why the card or the form was refused. */
  error: ReactNode;
  /** Problems reported by the platform, by field. */
  problems?: Partial<Record<AgeCardField, FieldProblem>>;
  /** Problems of the card that the card company reported. */
  foundCardProblems?: CardProblems;
  /** Codes of countries that come first. */
  firstCountries?: readonly string[];
  /** Time that ages and expiry dates are counted from; for tests and stories. */
  now?: Date;
  /** Gets the complete, checked form. */
  onSend: (form: AgeCardValues) => void;
  /** Back to the other methods. */
  onBack: () => void;
}

const NO_PROBLEMS = {};

/** The card form of the age verification: the card, its owner, and whether it pays for the offer (spec 3 §3, §5). */
export function AgeCardForm({
  draft,
  onDraftChange,
  needsEmail,
  offer,
  pending,
  error,
  problems: reported = NO_PROBLEMS,
  foundCardProblems,
  firstCountries = [],
  now,
  onSend,
  onBack,
  className,
  ...rest
}: AgeCardFormProps) {
  const { t } = useTexts(['wallet', 'ui', 'common']);
  const number = useNumber();
  const percent = useNumber({ style: 'percent' });
  const money = useMoney();
  const actions = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  // Only here, and only until the form closes: neither the parent nor a store gets the number or the code.
  const [card, setCard] = useState(emptyCard);
  const [tries, setTries] = useState(0);

  const moment = now ?? new Date();
  const expiry = expiryParts(card.expiry);
  const values: AgeCardValues = {
    ...draft,
    do_purchase: offer ? draft.do_purchase : 0,
    card_number: card.number,
    cvc: card.cvc,
    expiration_month: expiry?.month ?? '',
    expiration_year: expiry?.year ?? '',
  };
  const found = ageCardProblems(values, { needsEmail, now: moment });
  const isFine = Object.keys(found).length === 0 && Object.keys(cardProblems(card, moment)).length === 0;

  // After each try and each refusal, but not while somebody types.
  useEffect(() => {
    const isMarked = tries > 0 || foundCardProblems !== undefined || Object.keys(reported).length > 0;
    const first = isMarked ? actions.current?.closest('form')?.querySelector('[aria-invalid=true]') : null;
    // A group, such as the radios, is marked as a whole.
    const control = first?.matches('input, select') ? first : first?.querySelector('input, select');
    if (control instanceof HTMLElement) control.focus();
    else if (tries > 0 && error) message.current?.focus();
  }, [tries, reported, foundCardProblems, error]);

  const problemOf = (field: AgeCardField): string | undefined => {
    const problem = (tries > 0 ? found[field] : undefined) ?? reported[field];
    if (!problem) return undefined;
    if (problem !== 'required') return t(`common:problem.${problem}`);
    if (field === 'state') return t(`ageCard.required.${hasStateList(draft.country) ? 'state' : 'province'}`);
    return t(`ageCard.required.${field as 'city'}`);
  };
  const pack = offer && {
    tokens: t('ui:tokens', { count: offer.tokens, shown: number(offer.tokens) }),
    price: money(offer.amount),
    off: percent(offer.discountPercent / 100),
  };
  return (
    <form
      {...rest}
      noValidate
      // A submit before hydration must not put the card into the address.
      method="post"
      autoComplete="on"
      data-component="age-card-form"
      data-guard="surface"
      data-state={pending ? 'sending' : tries > 0 && !isFine ? 'invalid' : 'idle'}
      className={cn('flex w-full min-w-0 flex-col gap-6', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        setTries((count) => count + 1);
        if (isFine) onSend(withoutUnusedParts(values));
      }}
    >
      <p className="text-text-muted wrap-anywhere">{t('ageCard.intro')}</p>
      <CardFields
        value={card}
        onValueChange={setCard}
        showProblems={tries > 0}
        now={moment}
        {...(foundCardProblems ? { problems: foundCardProblems } : {})}
      />
      <AgeCardFields
        draft={draft}
        onChange={(change) => onDraftChange({ ...draft, ...change })}
        problemOf={problemOf}
        needsEmail={needsEmail}
        firstCountries={firstCountries}
        now={now}
      />
      {pack ? (
        <Field label={t('ageCard.choice')} error={problemOf('do_purchase')} required>
          <RadioGroup
            value={draft.do_purchase === null ? null : String(draft.do_purchase)}
            onValueChange={(value) => {
              // The choice is final once the form is sent. Not `disabled`: a sent form keeps the focus.
              if (!pending) onDraftChange({ ...draft, do_purchase: value === '1' ? 1 : 0 });
            }}
            options={[
              { value: '1', label: t('ageCard.buy', pack), hint: t('ageCard.buyHint') },
              { value: '0', label: t('ageCard.only'), hint: t('ageCard.free') },
            ]}
          />
        </Field>
      ) : (
        <p data-part="free" className="text-sm text-text-muted wrap-anywhere">
          {t('ageCard.free')}
        </p>
      )}
      {error ? (
        <Banner ref={message} tabIndex={-1} appearance="error" live>
          {error}
        </Banner>
      ) : null}
      <div ref={actions} className="flex flex-wrap gap-3">
        <Button
          type="submit"
          data-part="send"
          data-guard="text"
          size="lg"
          className={wrapButton}
          loading={pending}
        >
          {pack && draft.do_purchase === 1 ? t('ageCard.pay', pack) : t('ageCard.send')}
        </Button>
        <Button
          variant="ghost"
          data-part="back"
          data-guard="text"
          size="lg"
          className={wrapButton}
          disabled={pending}
          onClick={onBack}
        >
          {t('ageCard.back')}
        </Button>
      </div>
    </form>
  );
}
