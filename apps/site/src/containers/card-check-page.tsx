import { CardCheck } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { useApi } from '../data/api.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { languageBase } from '../i18n/language.ts';
import { CardCheckScreen } from '../screens/card-check-screen/card-check-screen.tsx';
import { useMember } from './use-member.ts';

/** `/account/verify`, at the company that `type` names. Guests are sent to log in and come back; what the payment company says is told as of a purchase. */
export const CardCheckPage = () => {
  useMember();
  const [search] = useSearchParams();
  const { language } = useBoot();
  const api = useApi();
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const verify = async () => {
    setSending(true);
    setError(null);
    try {
      const type = search.get('type');
      const return_path = `${languageBase(language)}${CARD_CHECK_PATH}`;
      const query = { return_path, ...(type ? { type } : {}) };
      const { biller_link } = await api('GET /billing/product_av', { query });
      // The page stays busy until the payment company's is there.
      globalThis.location.assign(biller_link);
    } catch (refused) {
      setError(errorText(refused));
      setSending(false);
    }
  };
  return (
    <CardCheckScreen>
      <CardCheck isSending={isSending} error={error} onVerify={() => void verify()} />
    </CardCheckScreen>
  );
};
