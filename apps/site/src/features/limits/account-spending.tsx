import { SpendingLimits } from '@footlight/billing-widgets';
import { AccountSection } from '@footlight/site-widgets';
import { Alert, Banner, Button, Skeleton, useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';
import { AutoReUpPanel } from './auto-re-up-panel.tsx';
import { useSpending } from './use-spending.ts';

/** Limits, auto re-up and post-pay on the account page. */
const AccountSpending = () => {
  const { t } = useTexts(['limits', 'ui']);
  const number = useNumber();
  const { data, error, setLimits } = useSpending();
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const modals = useModals();
  const toast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  if (error) return <Alert tone="error">{errorText(error)}</Alert>;
  if (!data) return <Skeleton className="h-144" />;
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
                onClick={() => void modals.open('limits', { kind: 'postpay' })}
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
          pending={isSaving}
          onSave={(changes) => {
            setIsSaving(true);
            setLimits(changes)
              .then(
                () => toast({ appearance: 'success', content: t('limits.saved') }),
                (failed: unknown) => errorToast(failed),
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

export default AccountSpending;
