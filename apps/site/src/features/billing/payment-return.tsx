import { parsePaymentReturn } from '@footlight/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useModals } from '../../shell/modals/modals.ts';
import { PurchaseEntry } from './purchase-entry.tsx';

const RETURN_PARAMS = ['ans', 'email', 'epoch_digest', 'amount', 'pi_code', 'transaction_id'];

/** Reads the parameters of a payment's return, opens the result and removes them from the URL (spec 1 §4). */
const Returned = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const modals = useModals();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const back = parsePaymentReturn(query);
    if (!back) return;
    for (const name of RETURN_PARAMS) query.delete(name);
    const rest = query.toString();
    void modals.open('payment_result', {
      transactionId: back.transactionId,
      code: back.code,
      amount: back.amount,
    });
    void navigate(rest ? `${pathname}?${rest}` : pathname, {
      replace: true,
      state: { preventScrollReset: true },
    });
  }, [modals, navigate, pathname, search]);
  return null;
};

/** Handles URLs that concern payments: shows a result or opens a form. */
const PaymentReturn = () => (
  <>
    <Returned />
    <PurchaseEntry />
  </>
);

export default PaymentReturn;
