import { PromoCode } from '@footlight/billing-widgets';
import { promoCodeFrom } from '@footlight/contract';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePromoCalls, usePromoErrorText } from '../data/use-promos.ts';
import { promoDraftAtom } from '../state/promos.ts';

/** The promo code's field: begins with the address's code or the default, keeps what is typed, and sends it once. */
export const PromoCodeForm = () => {
  const [query] = useSearchParams();
  const [draft, setDraft] = useAtom(promoDraftAtom);
  const { redeem } = usePromoCalls();
  const errorText = usePromoErrorText();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<{ code: string; tokens: number } | null>(null);
  // A code in the address is a wish of now; what was typed before stands behind it.
  const [isOfAddress, setIsOfAddress] = useState(query.has('promo_code'));
  const value = isOfAddress || draft === null ? promoCodeFrom(query) : draft;
  const onRedeem = (code: string) => {
    if (isSending) return;
    setIsSending(true);
    setError(null);
    redeem(code)
      .then(
        ({ tokens_added }) => {
          setDone({ code, tokens: tokens_added });
          setDraft(null);
        },
        (failed: unknown) => setError(errorText(failed)),
      )
      .finally(() => setIsSending(false));
  };
  return (
    <PromoCode
      value={value}
      onValueChange={(next) => {
        setIsOfAddress(false);
        setDraft(next);
      }}
      isSending={isSending}
      error={error}
      done={done}
      onRedeem={onRedeem}
    />
  );
};
