import { AccountFrame } from '@footlight/site-widgets';
import { MembershipPanel } from '../../features/billing/membership-panel.tsx';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useMember } from '../../shell/session/use-member.ts';

/** `/account/membership`. Guests are sent to the login and return. */
export const AccountMembershipPage = () => {
  useMember();
  const { language } = useBoot();
  return (
    <AccountFrame current="membership" wide>
      <MembershipPanel returnPath={`${languageBase(language)}/account/membership`} />
    </AccountFrame>
  );
};
