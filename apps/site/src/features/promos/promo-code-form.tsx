import { PromoCode } from '@footlight/billing-widgets';
import { promoCodeFrom } from '@footlight/contract';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { promoDraftAtom } from './promos.ts';
import { usePromoCalls } from './use-promos.ts';

/** Promo code form: starts with the code of the URL or the default, keeps the input, and sends it once. */
export const PromoCodeForm = () => {
  const [query] = useSearchParams();
  const [draft, setDraft] = useAtom(promoDraftAtom);
  const { redeem } = usePromoCalls();
  const errorContent = useErrorContent();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const [done, setDone] = useState<{ code: string; tokens: number } | null>(null);
  // A code in the address takes precedence over an earlier draft.
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
        (failed: unknown) => setError(errorContent(failed)),
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
