import { type AgeCardDraft, AgeCardForm, AgeCardResult, emptyAgeCardDraft } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import { type AgeCardForm as AgeCardValues, declineCodeOf } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type ComponentProps, useState } from 'react';
import { useSWRConfig } from 'swr';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { ageKey } from './age-key.ts';
import { type AgeCardAnswer, ExchangeError, useSendAgeCard } from './use-send-age-card.ts';

interface AgeCardProps {
  form: { needs_email: boolean; offer: { tokens: number; amount: number; discount_percent: number } | null };
  /** Kept by the parent; null: nothing was typed yet. */
  draft: AgeCardDraft | null;
  onDraftChange: (draft: AgeCardDraft) => void;
  /** Where the card company sends the visitor after another step, in the page's language. */
  returnPath: string;
  onBack: () => void;
  /** The age is verified. */
  onDone: () => void;
}

/** The result takes the place of the form, whose button had the focus. */
const takeFocus = (result: HTMLElement | null) => result?.focus();

type Problems = Pick<ComponentProps<typeof AgeCardForm>, 'error' | 'problems' | 'foundCardProblems'>;

/** The card form of the age verification, and what became of it (spec 3 §4, §5). */
const AgeCard = ({ form, draft, onDraftChange, returnPath, onBack, onDone }: AgeCardProps) => {
  const { t } = useTexts(['wallet', 'billing']);
  const { mutate } = useSWRConfig();
  const { country } = useSiteConfig();
  const toast = useToast();
  const errorContent = useErrorContent();
  const sendCard = useSendAgeCard();
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({ error: null });
  const [bought, setBought] = useState<AgeCardAnswer['purchase']>(null);
  const { needs_email: needsEmail, offer } = form;

  const fail = (found: Problems) => {
    // spec
    toast({ appearance: 'error', content: t('ageCheck.failed') });
    setProblems(found);
    setIsSending(false);
    void mutate(currentUserKey);
    void mutate(ageKey);
  };
  const problemsOf = (error: unknown): Problems => {
    if (!(error instanceof ExchangeError)) {
      return { error: errorContent(error), ...(error instanceof ApiError ? { problems: error.fields } : {}) };
    }
    return error.isCardWrong
      ? { error: null, foundCardProblems: { number: 'number_invalid' } }
      : { error: t('ageCard.unreachable') };
  };
  const send = async (values: AgeCardValues) => {
    setIsSending(true);
    setProblems({ error: null });
    try {
      const { approved, decline_code, purchase } = await sendCard(values, returnPath, needsEmail);
      if (!approved) {
        const reason = t(`billing:decline.${declineCodeOf(decline_code)}`);
        return fail({ error: t('ageCard.refused', { reason }) });
      }
      // Guests get the proof with this answer.
      await mutate(ageKey);
      if (purchase) setBought(purchase);
      else onDone();
    } catch (error) {
      fail(problemsOf(error));
    }
  };

  if (bought) {
    const { state, tokens, decline_code: declineCode, link } = bought;
    return (
      <AgeCardResult ref={takeFocus} purchase={{ state, tokens, declineCode, link }} onContinue={onDone} />
    );
  }
  return (
    <AgeCardForm
      draft={draft ?? { ...emptyAgeCardDraft, country: country ?? '' }}
      onDraftChange={onDraftChange}
      needsEmail={needsEmail}
      offer={offer && { tokens: offer.tokens, amount: offer.amount, discountPercent: offer.discount_percent }}
      pending={isSending}
      {...problems}
      firstCountries={country ? [country] : []}
      onSend={(values) => void send(values)}
      onBack={onBack}
    />
  );
};

export default AgeCard;
