import { isQuickBuy, type Product, type ProductsAnswer, type SavedCard } from '@footlight/contract';
import { Banner, Button, Checkbox, cn, IconButton, Link, Spinner, useNumber, useTexts } from '@footlight/ui';
import { CreditCard, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { usePressed } from '../../lib/use-pressed.ts';
import { wrapButton } from '../../lib/wrap-button.ts';
import { isWithinLimit } from '../purchase-form/packs.ts';

/** The state of a one-click purchase. `blocked`: the browser blocked the payment window, so a link is shown. */
export type QuickBuyState =
  | { kind: 'idle' | 'charging' | 'unknown' }
  | { kind: 'step' | 'blocked'; link: string };

export interface QuickBuyProps extends Omit<ComponentProps<'section'>, 'children'> {
  products: ProductsAnswer;
  /** The card that is charged. */
  card: SavedCard;
  state: QuickBuyState;
  /** Whether the purchase turns on auto re-up with this pack and card; null does not offer it. */
  autoReUp: boolean | null;
  onAutoReUpChange: (isOn: boolean) => void;
  onBuy: (product: Product) => void;
  onForget: (card: SavedCard) => void;
}

/** Packs that can be bought with one click and a saved card (spec 1 §4, §5). Each button names its amount and its price. */
export function QuickBuy({
  products,
  card,
  state,
  autoReUp,
  onAutoReUpChange,
  onBuy,
  onForget,
  className,
  ...rest
}: QuickBuyProps) {
  const { t } = useTexts('billing');
  const number = useNumber();
  const money = useMoney();
  const isCharging = state.kind === 'charging';
  const { press, progressOf } = usePressed(isCharging);
  const packs = products.products.credit.filter((one) => isQuickBuy(one) && isWithinLimit(products, one));
  if (packs.length === 0) return null;
  const suggested = products.oneclick_suggestion;
  const { brand, last_four: lastFour, expires } = card;
  return (
    <section
      {...rest}
      data-component="quick-buy"
      data-state={state.kind}
      data-guard="surface"
      aria-label={t('quick.title')}
      className={cn('flex flex-col gap-3 rounded-lg border border-border p-3', className)}
    >
      <div className="flex items-center gap-2">
        <CreditCard aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
        <p data-part="card" className="min-w-0 flex-1 text-sm wrap-anywhere">
          {t('quick.cardText', { brand, lastFour, expires })}
          {card.has_affidavit ? (
            <>
              {' · '}
              <span data-part="verified">{t('quick.verified')}</span>
            </>
          ) : null}
        </p>
        <IconButton label={t('quick.remove')} disabled={isCharging} onClick={() => onForget(card)}>
          <Trash2 />
        </IconButton>
      </div>
      <div data-part="packs" className="flex flex-wrap gap-2">
        {packs.map((product) => (
          <Button
            key={product.internal_id}
            variant={product.internal_id === suggested ? 'primary' : 'outline'}
            {...(product.internal_id === suggested ? { 'data-part': 'suggested' } : {})}
            className={cn(wrapButton, 'flex-[1_1_11rem]')}
            {...progressOf(product.internal_id)}
            onClick={() => {
              press(product.internal_id);
              onBuy(product);
            }}
          >
            {t('quick.pay', { shown: number(product.tokens), price: money(product.amount) })}
            {product.internal_id === suggested ? ` · ${t('purchase.suggested')}` : null}
          </Button>
        ))}
      </div>
      {autoReUp === null ? null : (
        <Checkbox
          label={t('quick.autoReUp')}
          hint={t('quick.autoReUpHint')}
          checked={autoReUp}
          disabled={isCharging}
          onChange={(event) => onAutoReUpChange(event.target.checked)}
        />
      )}
      {isCharging ? <Spinner label={t('quick.opening')} /> : null}
      {state.kind === 'unknown' ? (
        <Banner appearance="warning" live>
          {t('quick.unknown')}
        </Banner>
      ) : null}
      {state.kind === 'step' || state.kind === 'blocked' ? (
        <Banner appearance={state.kind === 'step' ? 'info' : 'warning'} live>
          {t(state.kind === 'step' ? 'quick.step' : 'quick.blocked')}{' '}
          <Link href={state.link} target="_blank" rel="noopener" aria-description={t('quick.newTab')}>
            {t('quick.openStep')}
          </Link>
        </Banner>
      ) : null}
    </section>
  );
}
