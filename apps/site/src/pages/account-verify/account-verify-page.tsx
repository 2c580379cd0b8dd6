import { CardCheck } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { AccountFrame } from '@footlight/site-widgets';
import { Spinner } from '@footlight/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AgeCheckFlow } from '../../features/age/age-check-flow.tsx';
import { useAgeDemand } from '../../features/age/use-age-demand.ts';
import { useCardCheck } from '../../features/billing/use-card-check.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { useNextPath } from '../../shell/session/use-next-path.ts';

/**
 * `/account/verify`: age verification for members who need it, else card verification; `type` names a payment provider
 * and asks for the latter. Guests are sent to the login.
 */
export const AccountVerifyPage = () => {
  useMember();
  const needsAge = useAgeDemand();
  const modals = useModals();
  const next = useNextPath();
  const [search] = useSearchParams();
  const { language } = useBoot();
  const { isSending, error, start } = useCardCheck(
    `${languageBase(language)}${CARD_CHECK_PATH}`,
    search.get('type'),
  );
  // The flow stays after the verification, to show the outcome of a purchase.
  const [hasBegun, setHasBegun] = useState(false);
  if (needsAge && !hasBegun) setHasBegun(true);
  const isAge = search.get('type') === null ? hasBegun || needsAge : false;
  if (isAge === null) return <Spinner />;
  return (
    <AccountFrame current="verify">
      <div className="max-w-xl">
        {isAge ? (
          <AgeCheckFlow next={next} onSignUp={() => void modals.open('signup', {})} />
        ) : (
          <CardCheck pending={isSending} error={error} onVerify={start} />
        )}
      </div>
    </AccountFrame>
  );
};
