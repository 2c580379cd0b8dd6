import { lowTokenProduct, type Product, type ProductsAnswer } from '@footlight/contract';
import {
  Badge,
  cn,
  Price,
  type RadioCard,
  RadioCards,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { useMoney } from '../../lib/use-money.ts';
import { chosenProduct, discountOf, isWithinLimit, type PurchaseGroup, packsOf } from './packs.ts';

export interface PackCardsProps {
  products: ProductsAnswer;
  group: PurchaseGroup;
  /** The viewer has few tokens: one card pack is marked as suggested. */
  low?: boolean;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The offer takes the whole first row and glows at its lower edge. */
const lit =
  '[&_[data-part=card]:first-child]:col-span-full [&_[data-part=card]:first-child]:overflow-visible [&_[data-part=card]:first-child]:after:absolute [&_[data-part=card]:first-child]:after:inset-x-6 [&_[data-part=card]:first-child]:after:bottom-0 [&_[data-part=card]:first-child]:after:h-0.75 [&_[data-part=card]:first-child]:after:rounded-t-pill [&_[data-part=card]:first-child]:after:footlight';

/** The packs of one payment method, as a radio group. None is preselected. */
export function PackCards({ products, group, low = false, selected, onSelect }: PackCardsProps) {
  const { t } = useTexts('billing');
  const money = useMoney();
  const fineMoney = useMoney(true);
  const number = useNumber();
  const { offer, packs } = packsOf(products, group);

  const pointed = low && group === 'credit' ? lowTokenProduct(packs) : null;

  const perToken = ({ amount, tokens }: Product) =>
    t('purchase.perToken', { price: fineMoney(amount / tokens) });
  const off = (product: Product) => {
    const percent = discountOf(product);
    return percent === null ? undefined : <Badge tone="secondary">{t('purchase.off', { percent })}</Badge>;
  };
  const card = (product: Product): RadioCard => ({
    value: product.internal_id,
    label: <TokenAmount value={product.tokens} className="text-lg" />,
    description: perToken(product),
    aside: <Price amount={product.amount} className="text-lg" />,
    badge: product === pointed ? <Badge tone="new">{t('purchase.suggested')}</Badge> : off(product),
    disabled: !isWithinLimit(products, product),
  });
  const offerCard = (product: Product): RadioCard => ({
    ...card(product),
    label: discountOf(product) ? (
      <span className="text-lg text-balance">
        {t('purchase.offerText', {
          shown: number(product.tokens),
          price: money(product.amount),
          percent: discountOf(product),
        })}
      </span>
    ) : (
      <TokenAmount value={product.tokens} display="text" className="text-lg" />
    ),
    // The label already names the price.
    aside: discountOf(product) ? undefined : <Price amount={product.amount} className="text-lg" />,
    badge: <Badge tone="new">{t('purchase.offer')}</Badge>,
  });

  if (!offer && packs.length === 0) return <p className="py-6 text-text-muted">{t('purchase.none')}</p>;
  return (
    <RadioCards
      legend={t('purchase.packs')}
      hideLegend
      minWidth={230}
      options={[...(offer ? [offerCard(offer)] : []), ...packs.map(card)]}
      // A pack above the daily limit is never shown as chosen, even if `selected` names it.
      value={chosenProduct(products, group, selected)?.internal_id ?? null}
      onValueChange={onSelect}
      // Room for the badges on the upper edges.
      className={cn('pt-3 [&>div]:gap-y-4', offer && lit)}
    />
  );
}
