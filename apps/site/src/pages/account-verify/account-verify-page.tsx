import { CardCheck } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { useSearchParams } from 'react-router';
import { useCardCheck } from '../../features/billing/use-card-check.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { CardCheckScreen } from './card-check-screen/card-check-screen.tsx';

/** `/account/verify`, with the payment provider that `type` names. Guests are sent to the login. */
export const AccountVerifyPage = () => {
  useMember();
  const [search] = useSearchParams();
  const { language } = useBoot();
  const { isSending, error, start } = useCardCheck(
    `${languageBase(language)}${CARD_CHECK_PATH}`,
    search.get('type'),
  );
  return (
    <CardCheckScreen>
      <CardCheck isSending={isSending} error={error} onVerify={start} />
    </CardCheckScreen>
  );
};
