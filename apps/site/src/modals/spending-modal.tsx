import { ContactSupport, DailyLimit, LimitConfirm, Postpay } from '@footlight/billing-widgets';
import { useTexts } from '@footlight/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { WithSpendingTexts } from '../containers/with-spending-texts.tsx';
import { dailyLimitKey } from '../data/spending-keys.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useRead } from '../data/use-read.ts';
import { useSiteConfig } from '../data/use-site-config.ts';
import { useSpending } from '../data/use-spending.ts';
import { useToast } from '../state/toasts.ts';
import { useModals } from './modals.ts';
import type { ModalControls } from './registry.ts';

export interface SpendingModalProps {
  kind: 'limit_confirm' | 'daily_limit' | 'postpay' | 'contact_support';
  /** Tokens that a charge above the own limit would take. */
  amount?: number;
}

/** Where limits are changed. */
const LIMITS_PATH = '/account/tokens#limits';

const DailyLimitModal = ({ close }: ModalControls) => {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { data, error } = useRead(dailyLimitKey, { revalidateOnMount: true });
  return (
    <DailyLimit
      limits={data ?? null}
      error={error ? errorText(error) : null}
      onChange={() => {
        close();
        void navigate(LIMITS_PATH);
      }}
      onClose={() => close()}
    />
  );
};

const PostpayModal = ({ close }: ModalControls) => {
  const { t } = useTexts('spending');
  const { data: visitor } = useCurrentUser();
  const { data, payDebt } = useSpending();
  const errorText = useErrorText();
  const modals = useModals();
  const navigate = useNavigate();
  const toast = useToast();
  const [state, setState] = useState<{ isSending: boolean; error: string | null }>({
    isSending: false,
    error: null,
  });
  if (!data?.postpay) return null;
  const onPay = () => {
    if (state.isSending) return;
    setState({ isSending: true, error: null });
    payDebt().then(
      () => {
        toast({ appearance: 'success', content: t('postpay.paid') });
        close();
      },
      (failed: unknown) => setState({ isSending: false, error: errorText(failed) }),
    );
  };
  return (
    <Postpay
      standing={data.postpay}
      card={data.cards[0] ?? null}
      needsAge={visitor?.user.ageVerification.required ?? false}
      isSending={state.isSending}
      error={state.error}
      onPay={onPay}
      onAddCard={() => {
        close();
        // The provider keeps the card of a purchase whose payer lets it.
        void modals.open('purchase_tokens', { group: 'credit' });
      }}
      onVerify={() => {
        close();
        void navigate('/account/verify');
      }}
      onClose={() => close()}
    />
  );
};

const Shown = ({ kind, amount = 0, close }: SpendingModalProps & ModalControls) => {
  const { site } = useSiteConfig();
  switch (kind) {
    case 'limit_confirm':
      return <LimitConfirm amount={amount} onConfirm={() => close(true)} onClose={() => close(false)} />;
    case 'daily_limit':
      return <DailyLimitModal close={close} />;
    case 'postpay':
      return <PostpayModal close={close} />;
    default:
      return <ContactSupport email={site.custom.support_email || null} onClose={() => close()} />;
  }
};

/** All that a viewer's own limits, post-pay and auto re-up ask or tell over the page. */
const SpendingModal = (props: SpendingModalProps & ModalControls) => (
  <Suspense fallback={null}>
    <WithSpendingTexts>
      <Shown {...props} />
    </WithSpendingTexts>
  </Suspense>
);
export default SpendingModal;
