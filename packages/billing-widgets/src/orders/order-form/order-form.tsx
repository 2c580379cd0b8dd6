import {
  hasFixedPrice,
  MAX_ORDER_WISH,
  MAX_SNAPCHAT_HANDLE,
  type OrderKind,
  orderPriceProblem,
  orderTextProblem,
  type SnapchatDuration,
} from '@footlight/contract';
import {
  Banner,
  Button,
  cn,
  Dialog,
  Field,
  NumberInput,
  TextArea,
  TextInput,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';
import { OrderFacts } from './order-facts.tsx';
import { type OrderPictureState, PictureField } from './picture-field.tsx';

export type { OrderPictureState };

/** The viewer's unsent draft. */
export interface OrderDraft {
  /** The request, the viewer's Snapchat handle, or a message to a rating. */
  text: string;
  /** Tokens offered for custom media; null while the field is empty. */
  offer: number | null;
}

export interface OrderFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  kind: OrderKind;
  broadcasterName: string;
  /** Tokens: the lowest offer for custom media, or the price of the others. */
  price: number;
  /** How long a Snapchat lasts. */
  duration: SnapchatDuration;
  /** Kept by the parent, so that closing the dialog does not lose it. */
  draft: OrderDraft;
  onDraftChange: (draft: OrderDraft) => void;
  /** The picture to rate; needed for a rating. */
  picture?: OrderPictureState;
  /** Settled balance; null while unknown. */
  balance: number | null;
  pending: boolean;
  /** Translated; why the platform refused. */
  error: ReactNode;
  /** Gets a valid, trimmed text and the tokens to hold; for a rating, a picture that the viewer declared as their own. */
  onOrder: (order: { text: string; price: number }) => void;
  onClose: () => void;
}

/** A viewer's custom order: a request with an offer, or a Snapchat handle, and what happens next (spec 2 §3). */
export function OrderForm({
  kind,
  broadcasterName: name,
  price,
  duration,
  draft,
  onDraftChange,
  picture,
  balance,
  pending,
  error,
  onOrder,
  onClose,
  className,
  ...rest
}: OrderFormProps) {
  const { t } = useTexts(['wallet', 'ui', 'common']);
  const number = useNumber();
  const [isChecked, setIsChecked] = useState(false);
  const [isOwn, setIsOwn] = useState(false);
  const [isEarly, setIsEarly] = useState(false);
  const tokens = (count: number) => t('ui:tokens', { count, shown: number(count) });
  const isOffer = !hasFixedPrice(kind);
  const isHandle = kind === 'snapchat';
  const offer = isOffer ? draft.offer : price;
  const text = orderTextProblem(kind, draft.text);
  const amount = orderPriceProblem(kind, offer, price);
  const isRating = kind === 'dickrating';
  const lacksPicture = isRating && (!picture?.url || picture.isBusy || !isOwn);
  const isInvalid = text !== null || amount !== null || lacksPicture;
  const problem = (found: typeof text) => {
    if (!isChecked || !found) return undefined;
    if (found === 'too_small' || found === 'invalid_format') return t(`order.problem.${found}`);
    return t(`common:problem.${found}` as 'common:problem.required');
  };
  const setText = (value: string) => onDraftChange({ ...draft, text: value });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(`order.title.${kind}`, { name })}
      description={t(`order.intro.${kind}`, { name })}
    >
      <form
        {...rest}
        noValidate
        data-component="order-form"
        data-variant={kind}
        data-state={pending ? 'sending' : isChecked && isInvalid ? 'invalid' : 'idle'}
        className={cn('flex min-w-0 flex-col gap-4', className)}
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (pending) return;
          setIsEarly(isRating && picture?.isBusy === true);
          if (isInvalid || offer === null) {
            // After the errors are drawn: on a phone, the first one may be far above the button.
            const form = event.currentTarget;
            setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
            return;
          }
          onOrder({ text: draft.text.trim(), price: offer });
        }}
      >
        {isRating && picture ? (
          <PictureField
            broadcasterName={name}
            picture={picture}
            own={isOwn}
            onOwnChange={setIsOwn}
            checked={isChecked}
          />
        ) : null}
        <Field
          label={t(`order.text.${kind}`)}
          hint={t(`order.textHint.${kind}`, { name })}
          error={problem(text)}
          required={!isRating}
          optional={isRating}
        >
          {!isHandle ? (
            <TextArea
              value={draft.text}
              maxLength={MAX_ORDER_WISH}
              counter
              dir={draft.text ? 'auto' : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          ) : (
            <TextInput
              value={draft.text}
              maxLength={MAX_SNAPCHAT_HANDLE}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {isOffer ? (
          <Field
            label={t('order.offer')}
            hint={t('order.offerHint', { tokens: tokens(price) })}
            error={problem(amount)}
            required
          >
            {/* No min or max: clamping on blur would change the offer after the button has named it. */}
            <NumberInput
              value={draft.offer}
              onValueChange={(value) => onDraftChange({ ...draft, offer: value })}
            />
          </Field>
        ) : null}
        <OrderFacts kind={kind} broadcasterName={name} duration={duration} offer={offer} balance={balance} />
        {isEarly && picture?.isBusy ? <Banner live>{t('order.picture.wait')}</Banner> : null}
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        <Button
          type="submit"
          data-part="order"
          data-guard="text"
          block
          size="lg"
          className={wrapButton}
          loading={pending}
        >
          {offer === null ? t('order.send') : t('order.sendFor', { tokens: tokens(offer) })}
        </Button>
      </form>
    </Dialog>
  );
}
