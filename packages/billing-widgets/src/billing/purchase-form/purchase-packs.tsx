import type { ProductsAnswer } from '@footlight/contract';
import { declineCodeOf, LOW_TOKENS } from '@footlight/contract';
import { Banner, Spinner, Tabs, TokenAmount, useTexts } from '@footlight/ui';
import { Bitcoin, CreditCard, Ticket, Wallet } from 'lucide-react';
import { useMoney } from '../../lib/use-money.ts';
import { PackCards } from './pack-cards.tsx';
import { groupsOf, type PurchaseGroup, purchaseGroups } from './packs.ts';

export interface PurchasePacksProps {
  products: ProductsAnswer | null;
  balance: number | null;
  /** The choice is locked while the payment page opens, so that what is shown is what is paid. */
  locked: boolean;
  /** Loading the products failed, so no spinner is shown. */
  failed: boolean;
  group: PurchaseGroup;
  onGroupChange: (group: PurchaseGroup) => void;
  selected: string | null;
  onSelect: (id: string) => void;
}

const icons = { credit: <CreditCard />, paypal: <Wallet />, crypto: <Bitcoin />, voucher: <Ticket /> };
const isGroup = (value: string): value is PurchaseGroup => purchaseGroups.some((group) => group === value);

/** Balance, payment methods and their packs. */
export function PurchasePacks(props: PurchasePacksProps) {
  const { products, balance, locked, failed, group, onGroupChange, selected, onSelect } = props;
  const { t } = useTexts(['billing', 'common']);
  const money = useMoney();
  return (
    <div data-part="packs" aria-busy={!products && !failed} inert={locked} className="flex flex-col gap-4">
      {balance === null || !Number.isFinite(balance) ? null : (
        <p data-part="balance" className="flex flex-wrap items-center gap-x-2 text-text-muted">
          {t('common:balance')}
          <TokenAmount value={balance} className="text-text" />
        </p>
      )}
      {products ? (
        <>
          {products.declined_reason ? (
            <Banner appearance="warning">
              {t('purchase.lastDeclined', {
                reason: t(`decline.${declineCodeOf(products.declined_reason)}`),
              })}
            </Banner>
          ) : null}
          {products.daily_purchase_remaining === null ? null : (
            <Banner>
              {t('purchase.daily', { price: money(Math.max(0, products.daily_purchase_remaining)) })}
            </Banner>
          )}
          <Tabs
            label={t('purchase.methods')}
            value={group}
            onValueChange={(value) => isGroup(value) && onGroupChange(value)}
            items={groupsOf(products).map((one) => ({
              value: one,
              label: t(`purchase.${one}`),
              icon: icons[one],
              content: (
                <PackCards
                  products={products}
                  group={one}
                  low={balance !== null && balance < LOW_TOKENS}
                  selected={selected}
                  onSelect={onSelect}
                />
              ),
            }))}
          />
        </>
      ) : failed ? null : (
        <div className="grid min-h-48 place-items-center text-text-muted">
          <Spinner size="lg" label={t('purchase.loading')} />
        </div>
      )}
    </div>
  );
}
