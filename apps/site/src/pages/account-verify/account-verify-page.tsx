import { CardCheck } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { Spinner } from '@footlight/ui';
import { useSearchParams } from 'react-router';
import { AgeCheckFlow } from '../../features/age/age-check-flow.tsx';
import { useAgeDemand } from '../../features/age/use-age-demand.ts';
import { useCardCheck } from '../../features/billing/use-card-check.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { CardCheckScreen } from './card-check-screen/card-check-screen.tsx';

/**
 * `/account/verify`: age verification for members who need it, else card verification; `type` names a payment provider
 * and asks for the latter. Guests are sent to the login.
 */
export const AccountVerifyPage = () => {
  useMember();
  const needsAge = useAgeDemand();
  const modals = useModals();
  const [search] = useSearchParams();
  const { language } = useBoot();
  const { isSending, error, start } = useCardCheck(
    `${languageBase(language)}${CARD_CHECK_PATH}`,
    search.get('type'),
  );
  const isAge = search.get('type') === null ? needsAge : false;
  if (isAge === null) return <Spinner />;
  if (isAge) {
    return (
      <CardCheckScreen>
        <AgeCheckFlow next={CARD_CHECK_PATH} onSignUp={() => void modals.open('signup', {})} />
      </CardCheckScreen>
    );
  }
  return (
    <CardCheckScreen>
      <CardCheck isSending={isSending} error={error} onVerify={start} />
    </CardCheckScreen>
  );
};
