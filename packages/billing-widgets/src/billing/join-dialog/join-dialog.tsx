import type { JoinPack, JoinProducts } from '@footlight/contract';
import {
  Badge,
  Banner,
  Button,
  cn,
  Dialog,
  Price,
  type RadioCard,
  RadioCards,
  SegmentedControl,
  Spinner,
  TokenAmount,
  useOwnValue,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';
import { type JoinMethod, joinPacksOf, startingJoinPack } from './join-packs.ts';

export interface JoinDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Answer of billing/products_rcc; null shows a spinner until it arrives. */
  products: JoinProducts | null;
  /** Guests sign up before they pay. */
  guest: boolean;
  /** The payment method. Without it, the dialog keeps it itself. */
  method?: JoinMethod;
  defaultMethod?: JoinMethod;
  onMethodChange?: (method: JoinMethod) => void;
  /** `internal_id` of the chosen pack. Without it, the dialog keeps the choice itself and starts with that of `startingJoinPack`. */
  selected?: string | null;
  defaultSelected?: string | null;
  onSelect?: (id: string) => void;
  pending: boolean;
  /** Translated. Without products it takes the spinner's place. */
  error: ReactNode;
  onPay: (pack: JoinPack) => void;
  onClose: () => void;
}

/** The join form: a pack by card or PayPal, and the new-member offer if there is one (spec 2 §2). */
export function JoinDialog({
  products,
  guest,
  method: givenMethod,
  defaultMethod = 'cc',
  onMethodChange,
  selected: givenSelected,
  defaultSelected = null,
  onSelect,
  pending,
  error,
  onPay,
  onClose,
  className,
  ...rest
}: JoinDialogProps) {
  const { t } = useTexts(['wallet', 'billing']);
  const money = useMoney();
  const [method, setMethod] = useOwnValue(givenMethod, defaultMethod, onMethodChange);
  const [own, select] = useOwnValue<string | null, string>(givenSelected, defaultSelected, onSelect);
  const selected = givenSelected === undefined && products ? startingJoinPack(products, method, own) : own;
  const { offer, packs: regular } = products ? joinPacksOf(products, method) : { offer: null, packs: [] };
  const packs: JoinPack[] = offer ? [offer, ...regular] : regular;
  const chosen = packs.find(({ internal_id }) => internal_id === selected) ?? null;
  const card = (pack: JoinPack): RadioCard => ({
    value: pack.internal_id,
    label: <TokenAmount value={pack.tokens} className="text-lg" />,
    aside: <Price amount={pack.amount} className="text-lg" />,
    badge:
      offer && pack === offer ? (
        <Badge tone="new">
          {offer.discount ? t('join.off', { percent: String(offer.discount) }) : t('join.offer')}
        </Badge>
      ) : undefined,
  });
  const methods = (['cc', 'pp'] as const).filter((one) => products?.[one]);
  const price = chosen ? money(chosen.amount) : null;
  return (
    <Dialog
      open
      data-guard="surface"
      onClose={onClose}
      title={t('join.title')}
      description={t('join.text')}
      footer={
        <Button
          block
          size="lg"
          data-guard="text"
          className={wrapButton}
          disabled={chosen === null}
          loading={pending}
          onClick={() => chosen && onPay(chosen)}
        >
          {price === null ? t('billing:purchase.choose') : t(guest ? 'join.signup' : 'join.pay', { price })}
        </Button>
      }
    >
      <div
        {...rest}
        data-component="join-dialog"
        data-state={products ? 'ready' : 'loading'}
        className={cn('flex min-w-0 flex-col gap-4', className)}
      >
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        {products ? (
          <div data-part="choice" inert={pending} className="flex flex-col gap-4">
            {methods.length > 1 ? (
              <SegmentedControl
                aria-label={t('join.method')}
                value={method}
                onValueChange={(value) => setMethod(value === 'pp' ? 'pp' : 'cc')}
                segments={methods.map((one) => ({ value: one, label: t(`join.${one}`) }))}
              />
            ) : null}
            {packs.length > 0 ? (
              <RadioCards
                legend={t('join.packs')}
                hideLegend
                minWidth={200}
                options={packs.map(card)}
                value={chosen?.internal_id ?? null}
                onValueChange={select}
                className="pt-3 [&>div]:gap-y-4"
              />
            ) : (
              <p className="text-text-muted">{t('join.none')}</p>
            )}
          </div>
        ) : error ? null : (
          <div className="grid min-h-48 place-items-center text-text-muted">
            <Spinner size="lg" label={t('join.loading')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
