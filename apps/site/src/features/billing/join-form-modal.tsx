import { JoinDialog, type JoinMethod, startingJoinPack } from '@footlight/billing-widgets';
import { readKey } from '@footlight/client';
import type { JoinPack } from '@footlight/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useOpenPurchase } from '../../shell/spend/use-open-purchase.ts';

const joinProductsKey = readKey('GET /billing/products_rcc');

/** The join form (spec 2 §2). Guests sign up first and then return to it. */
export const JoinFormModal = ({ close }: ModalProps<'join_form'>) => {
  const { pathname } = useLocation();
  const { language } = useBoot();
  const { isLoggedIn } = useCurrentUser();
  const { data, error } = useRead(joinProductsKey, { revalidateOnFocus: false });
  const modals = useModals();
  const errorContent = useErrorContent();
  const openPurchase = useOpenPurchase();
  const [method, setMethod] = useState<JoinMethod>('cc');
  const [selected, setSelected] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [failed, setFailed] = useState<ReactNode>(null);

  const pay = async (pack: JoinPack) => {
    if (!isLoggedIn) {
      close();
      return void modals.open('signup', {});
    }
    setIsOpening(true);
    setFailed(null);
    // The listed packs are card products; PayPal sells the same ones under other ids.
    const id = method === 'pp' ? pack.internal_id.replace(/^tokens_/, 'paypal_') : pack.internal_id;
    try {
      globalThis.location.assign(await openPurchase(id, `${languageBase(language)}${pathname}`));
    } catch (refused) {
      setFailed(errorContent(refused));
      setIsOpening(false);
    }
  };
  return (
    <JoinDialog
      products={data ?? null}
      guest={!isLoggedIn}
      method={method}
      onMethodChange={setMethod}
      selected={data ? startingJoinPack(data, method, selected) : null}
      onSelect={setSelected}
      pending={isOpening}
      error={failed ?? (error ? errorContent(error) : null)}
      onPay={(pack) => void pay(pack)}
      onClose={() => close()}
    />
  );
};
