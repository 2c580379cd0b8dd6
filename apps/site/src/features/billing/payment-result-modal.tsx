import {
  PaymentConfirming,
  PaymentDone,
  PaymentFailed,
  PaymentReceipt,
  PaymentSuccess,
  PaymentWaiting,
} from '@footlight/billing-widgets';
import {
  CARD_CHECK_PATH,
  CARD_CHECK_PRODUCT,
  CARD_CHECK_SHORT_PATH,
  membershipOf,
} from '@footlight/contract';
import { Dialog, useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSWRConfig } from 'swr';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { unansweredState, usePurchase } from './use-purchase.ts';
import { useStatement } from './use-statement.ts';

/**
 * The result of a payment. The parameters of the return are only a hint: the modal shows "confirming" until the platform
 * has settled or declined the purchase (spec 1 §4).
 */
const PaymentResultModal = ({ transactionId, code, amount = null, close }: ModalProps<'payment_result'>) => {
  const { t } = useTexts(['billing', 'wallet']);
  const { data: purchase, error } = usePurchase(transactionId);
  const { balance } = useCurrentUser();
  const { mutate } = useSWRConfig();
  const modals = useModals();
  const { site } = useSiteConfig();
  const statement = useStatement();
  const { language } = useBoot();
  const state = purchase?.state ?? unansweredState(transactionId, code, error);
  useEffect(() => {
    if (state === 'settled') void mutate(currentUserKey);
  }, [state, mutate]);
  const [now] = useState(Date.now);
  const { pathname } = useLocation();
  const isCheckPage = pathname === CARD_CHECK_PATH || pathname === CARD_CHECK_SHORT_PATH;
  const level = membershipOf(purchase?.membership ?? null);
  const isCheck = purchase?.product_id === CARD_CHECK_PRODUCT;
  const done = isCheck
    ? t('wallet:cardCheck.done')
    : level && t('wallet:upgrade.done', { level: t(`wallet:upgrade.level.${level}`) });
  const next = (open: () => unknown) => {
    close();
    open();
  };
  const historyHref = `${languageBase(language)}/account/tokens`;
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={() => close()}
      title={t(isCheck ? 'wallet:cardCheck.title' : `result.${state}`)}
    >
      {state === 'settled' && done ? (
        <PaymentDone text={done} onContinue={() => close()} />
      ) : state === 'created' && purchase?.wait ? (
        <PaymentWaiting wait={purchase.wait} now={now} onClose={() => close()} />
      ) : state === 'settled' && purchase ? (
        <PaymentSuccess
          tokens={purchase.tokens}
          amount={purchase.amount}
          balance={balance}
          reference={purchase.transaction_id}
          notice={purchase.notice}
          onContinue={() => close()}
        />
      ) : state === 'expired' ? (
        <PaymentDone text={t('result.expiredText')} onContinue={() => close()} />
      ) : state === 'declined' ? (
        <PaymentFailed
          code={purchase?.decline_code ?? code}
          // The page of the card verification is behind this dialog.
          onRetry={() =>
            isCheck && isCheckPage
              ? close()
              : next(() =>
                  isCheck ? modals.open('add_card', {}) : modals.open('purchase_tokens', { group: 'credit' }),
                )
          }
          onMoreOptions={() => next(() => modals.open('purchase_declined', {}))}
        />
      ) : purchase && state !== 'created' && state !== 'unknown' ? (
        <PaymentReceipt
          purchase={purchase}
          seller={site.display_name}
          statement={statement}
          backHref={historyHref}
          onPrint={() => globalThis.print()}
        />
      ) : (
        <PaymentConfirming
          unknown={state === 'unknown'}
          amount={isCheck ? null : (purchase?.amount ?? amount)}
          historyHref={historyHref}
          onClose={() => close()}
        />
      )}
    </Dialog>
  );
};
export default PaymentResultModal;
