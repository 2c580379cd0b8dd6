import { PromoCode } from '@footlight/billing-widgets';
import { promoCodeFrom } from '@footlight/contract';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../shell/forms/use-call.ts';
import { promoDraftAtom } from './promos.ts';
import { usePromoCalls } from './use-promos.ts';

/** Promo code form: starts with the code of the URL or the default, keeps the input, and sends it once. */
export const PromoCodeForm = () => {
  const [query] = useSearchParams();
  const [draft, setDraft] = useAtom(promoDraftAtom);
  const { redeem } = usePromoCalls();
  const { pending, error, run } = useCall();
  const [done, setDone] = useState<{ code: string; tokens: number } | null>(null);
  // A code in the address takes precedence over an earlier draft.
  const [isOfAddress, setIsOfAddress] = useState(query.has('promo_code'));
  const value = isOfAddress || draft === null ? promoCodeFrom(query) : draft;
  const onRedeem = (code: string) =>
    run(async () => {
      const { tokens_added } = await redeem(code);
      setDone({ code, tokens: tokens_added });
      setDraft(null);
    });
  return (
    <PromoCode
      value={value}
      onValueChange={(next) => {
        setIsOfAddress(false);
        setDraft(next);
      }}
      pending={pending}
      error={error}
      done={done}
      onRedeem={(code) => void onRedeem(code)}
    />
  );
};
