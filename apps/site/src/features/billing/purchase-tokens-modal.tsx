import { PurchaseDialog, type PurchaseGroup, startingPack } from '@footlight/billing-widgets';
import type { Product } from '@footlight/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useOpenPurchase } from '../../shell/spend/use-open-purchase.ts';
import { PurchaseQuickBuy } from './purchase-quick-buy.tsx';
import { useProducts } from './use-products.ts';

/** The token purchase: products, then the biller's page, which returns to this page. */
const PurchaseTokensModal = ({ group, isPrompted = false, close }: ModalProps<'purchase_tokens'>) => {
  const { data: products, error: productsError } = useProducts(true, {
    isPrompted,
    ...(group === 'paypal' ? { billerPref: group } : {}),
  });
  const { balance } = useCurrentUser();
  const { pathname, search } = useLocation();
  const { language } = useBoot();
  const openPurchase = useOpenPurchase();
  const errorContent = useErrorContent();
  const [shownGroup, setShownGroup] = useState<PurchaseGroup>(group);
  const [selected, setSelected] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const returnPath = `${languageBase(language)}${pathname}${search}`;
  const [card] = products?.cards ?? [];
  const [error, setError] = useState<{ message: ReactNode } | null>(null);

  const onPurchase = async (product: Product) => {
    if (isOpening) return;
    setIsOpening(true);
    setError(null);
    try {
      const link = await openPurchase(product.internal_id, returnPath);
      // The spinner stays until the biller's page loads.
      window.location.assign(link);
    } catch (failed) {
      setError({ message: errorContent(failed) });
      setIsOpening(false);
    }
  };

  return (
    <PurchaseDialog
      products={products ?? null}
      balance={balance}
      state={isOpening ? 'opening' : 'idle'}
      error={error ?? (productsError ? { message: errorContent(productsError) } : null)}
      group={shownGroup}
      onGroupChange={setShownGroup}
      selected={products ? startingPack(products, shownGroup, selected) : null}
      onSelect={setSelected}
      onPurchase={(product) => void onPurchase(product)}
      onClose={() => close()}
      quick={
        products && card ? (
          <PurchaseQuickBuy products={products} card={card} returnPath={returnPath} close={() => close()} />
        ) : null
      }
    />
  );
};
export default PurchaseTokensModal;
/** In the same chunk: the join form sells the same packs. */
export { JoinFormModal } from './join-form-modal.tsx';
