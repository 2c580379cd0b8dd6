import { CardCheck } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../shell/api/api.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { CardCheckScreen } from './card-check-screen/card-check-screen.tsx';

/** `/account/verify`, with the payment provider that `type` names. Guests are sent to the login. */
export const AccountVerifyPage = () => {
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
      // The page stays busy until the payment provider's page loads.
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
