import { DAY, type Purchase } from '@footlight/contract';
import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useBoot } from '../../shell/boot/boot.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { openModalsAtom } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { showToast } from '../../shell/toasts/toasts.ts';
import { seenPaymentAtom } from './seen-payment.ts';

/** Older payments are no news, for example in a new browser. */
const IS_NEWS = 7 * DAY;

const isNews = ({ wait, decided_at }: Purchase): boolean =>
  wait !== null && decided_at !== null && Date.now() - Date.parse(decided_at) < IS_NEWS;

const RESULTS = {
  settled: { text: 'paymentSettled', appearance: 'success' },
  declined: { text: 'paymentDeclined', appearance: 'error' },
  returning: { text: 'paymentReturned', appearance: 'warning' },
  refunded: { text: 'paymentReturned', appearance: 'warning' },
} as const;

/**
 * Says once how an asynchronous payment ended, even if the visitor was not here then. An open result already says so.
 */
const PaymentNews = () => {
  const payment = useCurrentUser().data?.lastPayment ?? null;
  const { language } = useBoot();
  const store = useStore();
  const [seen, setSeen] = useAtom(seenPaymentAtom);
  useEffect(() => {
    if (!payment || !isNews(payment) || payment.transaction_id === seen) return;
    const { transaction_id: id, state, tokens, amount } = payment;
    setSeen(id);
    const isShown = store
      .get(openModalsAtom)
      .some(
        (modal) =>
          modal.id === 'payment_result' && 'transactionId' in modal.props && modal.props.transactionId === id,
      );
    const result = state in RESULTS ? RESULTS[state as keyof typeof RESULTS] : null;
    if (isShown || !result) return;
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(amount);
    void loadTexts('notices').then((t) =>
      showToast(store, {
        id: `payment-${id}`,
        appearance: result.appearance,
        autoDismiss: false,
        content: t(result.text, { amount: money, tokens }),
      }),
    );
  }, [payment, seen, setSeen, store, language]);
  return null;
};
export default PaymentNews;
