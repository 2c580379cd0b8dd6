import { CardCheck } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { useApi } from '../data/api.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { languageBase } from '../i18n/language.ts';
import { CardCheckScreen } from '../screens/card-check-screen/card-check-screen.tsx';
import { useReturningTo } from './use-next-path.ts';

/** `/account/verify`. Guests are sent to log in and come back; what the payment company says is told as of a purchase. */
export const CardCheckPage = () => {
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const { language } = useBoot();
  const api = useApi();
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (visitor && !isLoggedIn) void navigate(login, { replace: true });
  }, [visitor, isLoggedIn, login, navigate]);

  const verify = async () => {
    setSending(true);
    setError(null);
    try {
      const query = { return_path: `${languageBase(language)}${CARD_CHECK_PATH}` };
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
