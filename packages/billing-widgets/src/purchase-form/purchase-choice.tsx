import type { Product, ProductsAnswer } from '@footlight/contract';
import {
  Badge,
  Banner,
  Price,
  RadioCards,
  type RadioCardsProps,
  Spinner,
  Tabs,
  TokenAmount,
  useNumber,
} from '@footlight/ui';
import { CreditCard, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Product groups (spec 1 §3). */
export type PurchaseGroup = 'credit' | 'paypal';

export interface PurchaseChoiceProps {
  /** Null while they are on their way: a spinner. */
  products: ProductsAnswer | null;
  /** Settled tokens; null while unknown. */
  balance: number | null;
  group: PurchaseGroup;
  onGroupChange: (group: PurchaseGroup) => void;
  /** `internal_id` of the chosen pack. */
  selected: string | null;
  onSelect: (internalId: string) => void;
}

/** Token packs of a group, the offer first. Memberships are sold elsewhere; the offer is one of the card biller's. */
const packsOf = ({ products, promo_products }: ProductsAnswer, group: PurchaseGroup): readonly Product[] => {
  const packs = products[group].filter(({ membership }) => membership === null);
  const offer = promo_products.default;
  if (group !== 'credit' || offer === null || offer.membership !== null) return packs;
  return [offer, ...packs.filter(({ internal_id }) => internal_id !== offer.internal_id)];
};

const US_DOLLARS: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };

const isAffordable = (product: Product, { daily_purchase_remaining: left }: ProductsAnswer): boolean =>
  left === null || product.amount <= left;

/** The chosen pack, if it is on sale in this group and within today's limit. */
export const chosenPack = (
  products: ProductsAnswer | null,
  group: PurchaseGroup,
  selected: string | null,
): Product | null => {
  const found = products && packsOf(products, group).find(({ internal_id }) => internal_id === selected);
  return found && isAffordable(found, products) ? found : null;
};

type PacksProps = Pick<PurchaseChoiceProps, 'group' | 'selected' | 'onSelect'> & { products: ProductsAnswer };

function Packs({ products, group, selected, onSelect }: PacksProps) {
  const { t } = useTranslation('billing');
  const number = useNumber();
  const money = useNumber(US_DOLLARS);
  const perToken = useNumber({ ...US_DOLLARS, maximumFractionDigits: 3 });
  const offerId = group === 'credit' ? products.promo_products.default?.internal_id : undefined;
  const options: RadioCardsProps['options'] = packsOf(products, group).map((product) => {
    const isOffer = product.internal_id === offerId;
    const percent = product.discount === null ? null : number(product.discount);
    const each = t('purchase.perToken', { price: perToken(product.amount / product.tokens) });
    const offer = t('purchase.offerText', {
      shown: number(product.tokens),
      price: money(product.amount),
      percent: percent ?? number(0),
    });
    return {
      value: product.internal_id,
      label: <TokenAmount value={product.tokens} />,
      description: isOffer ? (
        <>
          <span data-part="offer" className="block font-medium text-text">
            {offer}
          </span>
          {each}
        </>
      ) : (
        each
      ),
      aside: <Price amount={product.amount} />,
      badge: isOffer ? (
        <Badge tone="new">{t('purchase.offer')}</Badge>
      ) : percent === null ? undefined : (
        <Badge tone="success">{t('purchase.off', { percent })}</Badge>
      ),
      disabled: !isAffordable(product, products),
    };
  });
  if (options.length === 0) return <p className="py-6 text-center text-text-muted">{t('purchase.none')}</p>;
  return (
    <RadioCards
      legend={t('purchase.packs')}
      hideLegend
      options={options}
      value={selected}
      onValueChange={onSelect}
      minWidth={230}
    />
  );
}

/** The choice of a way to pay and a pack. */
export function PurchaseChoice({
  products,
  balance,
  group,
  onGroupChange,
  selected,
  onSelect,
}: PurchaseChoiceProps) {
  const { t } = useTranslation('billing');
  const money = useNumber(US_DOLLARS);
  if (products === null) {
    return (
      <div data-part="pending" className="grid min-h-60 place-items-center text-primary-text">
        <Spinner size="lg" label={t('purchase.loading')} />
      </div>
    );
  }
  const content = <Packs products={products} group={group} selected={selected} onSelect={onSelect} />;
  const left = products.daily_purchase_remaining;
  return (
    <div data-part="choice" className="flex min-w-0 flex-col gap-3">
      {balance === null ? null : (
        <p data-part="balance" className="text-sm text-text-muted">
          {t('purchase.balance')} <TokenAmount value={balance} className="text-text" />
        </p>
      )}
      <Tabs
        label={t('purchase.methods')}
        value={group}
        onValueChange={(value) => onGroupChange(value === 'paypal' ? 'paypal' : 'credit')}
        items={[
          { value: 'credit', label: t('purchase.credit'), icon: <CreditCard aria-hidden="true" />, content },
          { value: 'paypal', label: t('purchase.paypal'), icon: <Wallet aria-hidden="true" />, content },
        ]}
      />
      {left === null ? null : (
        <Banner appearance="info">{t('purchase.daily', { price: money(left) })}</Banner>
      )}
    </div>
  );
}
