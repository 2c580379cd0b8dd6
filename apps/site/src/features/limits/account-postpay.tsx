import { AccountSection } from '@footlight/site-widgets';
import { Switch, useTexts } from '@footlight/ui';
import { usePreferences } from '../../shell/account/use-preferences.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSpending } from './use-spending.ts';

/** Switches post-pay on and off for users who have been granted credit (spec 1 §3, `postpay`). */
export const AccountPostpay = () => {
  const { t } = useTexts('settings');
  const { data: user } = useCurrentUser();
  const { data: spending } = useSpending();
  const [settings, change] = usePreferences();
  if (!spending?.postpay) return null;
  const needsCard = !settings.postpay && user?.has_cc !== true;
  return (
    <AccountSection panel title={t('payments.title')}>
      <Switch
        labelFirst
        label={t('payments.postpay')}
        hint={t(needsCard ? 'payments.needsCard' : 'payments.postpayHint')}
        disabled={needsCard}
        checked={settings.postpay}
        onCheckedChange={(isOn) => change({ postpay: isOn })}
      />
    </AccountSection>
  );
};
