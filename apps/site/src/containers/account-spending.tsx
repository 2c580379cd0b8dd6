import { SpendingLimits } from '@footlight/billing-widgets';
import { Alert, Banner, Button, useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorText } from '../data/use-error-text.ts';
import { useSpending } from '../data/use-spending.ts';
import { useModals } from '../modals/modals.ts';
import { AccountSection } from '../screens/account-tokens-screen/account-section.tsx';
import { useToast } from '../state/toasts.ts';
import { AutoReUpPanel } from './auto-re-up-panel.tsx';
import { WithSpendingTexts } from './with-spending-texts.tsx';

const Parts = () => {
  const { t } = useTexts(['spending', 'ui']);
  const number = useNumber();
  const { data, error, setLimits } = useSpending();
  const errorText = useErrorText();
  const modals = useModals();
  const toast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  if (error) return <Alert tone="error">{errorText(error)}</Alert>;
  if (!data) return null;
  const { postpay } = data;
  return (
    <>
      {postpay && (postpay.is_on || postpay.debt > 0) ? (
        <AccountSection title={t('postpay.heading')}>
          <Banner
            appearance={postpay.is_paused ? 'warning' : 'info'}
            action={
              <Button
                size="sm"
                variant="outline"
                onClick={() => void modals.open('spending', { kind: 'postpay' })}
              >
                {t('postpay.show')}
              </Button>
            }
          >
            {t('postpay.owes', {
              tokens: t('ui:tokens', { count: postpay.debt, shown: number(postpay.debt) }),
            })}
          </Banner>
        </AccountSection>
      ) : null}
      <AccountSection title={t('limits.title')} id="limits">
        <SpendingLimits
          limits={data.limits}
          waiting={data.waiting}
          spending={data.spending}
          purchase={data.purchase}
          isSaving={isSaving}
          onSave={(changes) => {
            setIsSaving(true);
            setLimits(changes)
              .then(
                () => toast({ appearance: 'success', content: t('limits.saved') }),
                (failed: unknown) => toast({ appearance: 'error', content: errorText(failed) }),
              )
              .finally(() => setIsSaving(false));
          }}
        />
      </AccountSection>
      <AccountSection title={t('reUp.title')}>
        <AutoReUpPanel />
      </AccountSection>
    </>
  );
};

/** Limits, auto re-up and post-pay on the account page. */
const AccountSpending = () => (
  <WithSpendingTexts>
    <Parts />
  </WithSpendingTexts>
);
export default AccountSpending;
