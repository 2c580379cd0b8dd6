import { ContactSupport, DailyLimit, LimitConfirm, Postpay } from '@footlight/billing-widgets';
import { AGE_CHECK_PATH } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { statementKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { LIMITS_PATH } from '../../shell/refusals/ways-on.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { dailyLimitKey } from './spending-keys.ts';
import { useSpending } from './use-spending.ts';

const DailyLimitModal = ({ close }: { close: () => void }) => {
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

const PostpayModal = ({ close }: { close: () => void }) => {
  const { t } = useTexts('limits');
  const { data: visitor } = useCurrentUser();
  const { data, payDebt } = useSpending();
  const errorContent = useErrorContent();
  const modals = useModals();
  const { site } = useSiteConfig();
  const navigate = useNavigate();
  const verifyAge = useReturningTo(AGE_CHECK_PATH);
  const toast = useToast();
  const [state, setState] = useState<{ isSending: boolean; error: ReactNode }>({
    isSending: false,
    error: null,
  });
  const isMissing = data?.postpay === null;
  // Without terms for post-pay only a card can be added.
  useEffect(() => {
    if (!isMissing) return;
    close();
    void modals.open('add_card', {});
  }, [isMissing, close, modals]);
  if (!data?.postpay) return null;
  const onPay = () => {
    if (state.isSending) return;
    setState({ isSending: true, error: null });
    payDebt().then(
      () => {
        toast({ appearance: 'success', content: t('postpay.paid') });
        close();
      },
      (failed: unknown) => setState({ isSending: false, error: errorContent(failed) }),
    );
  };
  return (
    <Postpay
      standing={data.postpay}
      card={data.cards[0] ?? null}
      needsAge={visitor?.user.ageVerification.required ?? false}
      pending={state.isSending}
      error={state.error}
      onPay={onPay}
      onAddCard={() => {
        close();
        void modals.open('add_card', { isReplacement: data.postpay?.is_paused ?? false });
      }}
      onVerify={() => {
        close();
        void navigate(verifyAge);
      }}
      supportEmail={site.custom.support_email || null}
      onClose={() => close()}
    />
  );
};

const SupportModal = ({ close }: { close: () => void }) => {
  const { site } = useSiteConfig();
  const email = site.custom.support_email || null;
  const { data } = useRead(email ? null : statementKey);
  return <ContactSupport email={email} payments={data ?? null} onClose={close} />;
};

/** Confirmations and notices about the viewer's own limits, post-pay and auto re-up. */
const LimitsModal = ({ kind, amount = 0, close }: ModalProps<'limits'>) => {
  switch (kind) {
    case 'limit_confirm':
      return <LimitConfirm amount={amount} onConfirm={() => close(true)} onClose={() => close(false)} />;
    case 'daily_limit':
      return <DailyLimitModal close={close} />;
    case 'postpay':
      return <PostpayModal close={close} />;
    default:
      return <SupportModal close={() => close()} />;
  }
};

export default LimitsModal;
