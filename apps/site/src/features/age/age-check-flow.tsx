import { type AgeCardDraft, AgeCheck } from '@footlight/billing-widgets';
import { AGE_CHECK_PATH, type AgeMethod, mailtoOf } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { Heading, lazyComponent, Spinner, useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useErrorContent, useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useIsGuest } from '../../shell/session/use-require-login.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { ageKey } from './age-key.ts';

const AgeCard = lazyComponent(() => import('./age-card.tsx'));
/** A result arrives by the provider's callback, usually within seconds. */
const POLL_MS = 3_000;

interface AgeCheckFlowProps {
  /** Path of the site that the visitor continues at, without the language. */
  next: string;
  /** The provider has sent the visitor back: a result is awaited. */
  back?: boolean;
  hasTitle?: boolean;
  onSignUp: () => void;
}

/** Age verification by the methods of the visitor's place, until its result (spec 3 §4). */
export const AgeCheckFlow = ({ next, back = false, hasTitle = true, onSignUp }: AgeCheckFlowProps) => {
  const { t } = useTexts('wallet');
  const { language } = useBoot();
  const { site, country } = useSiteConfig();
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const errorContent = useErrorContent();
  const errorToast = useErrorToast();
  const isGuest = useIsGuest();
  const [sending, setSending] = useState<AgeMethod | null>(null);
  const [startError, setStartError] = useState<unknown>(null);
  /** The card form while it is open; its answers stay when the visitor looks at the other methods. */
  const [cardForm, setCardForm] = useState<CallAnswer<'GET /age-verification'>['card_form']>(null);
  const [cardDraft, setCardDraft] = useState<AgeCardDraft | null>(null);
  const { data, error } = useRead(ageKey, {
    revalidateOnMount: true,
    refreshInterval: (latest) =>
      latest?.check?.status === 'pending' || (back && latest?.check?.status === 'started') ? POLL_MS : 0,
  });

  const base = languageBase(language);
  // A whole page load: rooms, sockets and lists are read again with the proof.
  const leave = () => globalThis.location.assign(`${base}${next}`);
  const hasPassed = back && data?.required === false && data.check?.status === 'approved';
  const hasFailed = back && data?.required === true && data.check?.status === 'declined';
  useEffect(() => {
    if (hasPassed) globalThis.location.replace(`${base}${next}`);
  }, [hasPassed, base, next]);
  useEffect(() => {
    // spec
    if (hasFailed) toast({ appearance: 'error', content: t('ageCheck.failed') });
  }, [hasFailed, toast, t]);

  const start = async (method: AgeMethod) => {
    if (method === 'card' && data?.card_form) return setCardForm(data.card_form);
    setSending(method);
    setStartError(null);
    try {
      const query = new URLSearchParams({ checked: '1', next });
      const return_path = `${base}${AGE_CHECK_PATH}?${query}`;
      const { link } = await api('POST /age-verification/start', { body: { method, return_path } });
      // The page stays busy until the provider's page loads.
      globalThis.location.assign(link);
    } catch (refused) {
      errorToast(refused);
      setStartError(refused);
      setSending(null);
    }
  };

  const status = data?.check?.status;
  const isPending = status === 'pending' || (back && status === 'started');
  const needed = isPending ? 'pending' : status === 'declined' ? 'declined' : 'needed';
  if (!data && !error) return <Spinner />;
  if (cardForm) {
    return (
      <>
        {hasTitle ? (
          <Heading level={1} size="lg" className="mb-5">
            {t('ageCheck.title')}
          </Heading>
        ) : null}
        <AgeCard
          form={cardForm}
          draft={cardDraft}
          onDraftChange={setCardDraft}
          returnPath={`${base}${next}`}
          onBack={() => setCardForm(null)}
          onDone={leave}
        />
      </>
    );
  }
  return (
    <AgeCheck
      methods={data?.methods ?? []}
      state={data?.required === false ? 'done' : needed}
      country={country}
      pendingId={sending}
      error={startError ? errorContent(startError) : error ? errorText(error) : null}
      supportHref={site.custom.support_email ? mailtoOf(site.custom.support_email) : undefined}
      hasTitle={hasTitle}
      onSignUp={isGuest ? onSignUp : undefined}
      onStart={(method) => void start(method)}
      onContinue={leave}
    />
  );
};
