import { Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { type Draft, type FieldProblems, missingIn, wholeDraft } from '../../lib/draft.ts';
import { FormError } from '../../lib/form-error.tsx';
import { TokenField } from '../../lib/token-field.tsx';

/** The settings of a new ticket show (spec 2 §3). */
export interface TicketOffer {
  ticket_price: number;
  recording_price: number;
  limited_message: string;
  refund_joined_minute_before_end: number;
}
export type TicketDraft = Draft<TicketOffer>;

export interface TicketFormProps {
  draft: TicketDraft;
  onDraftChange: (draft: TicketDraft) => void;
  problems: FieldProblems;
  error: ReactNode;
  pending: boolean;
  onStart: (offer: TicketOffer) => void;
}

/** The price of a ticket, and when it is refunded. */
export const TicketForm = (props: TicketFormProps) => {
  const { draft, onDraftChange, problems: told, error, pending, onStart } = props;
  const { t } = useTexts('broadcaster');
  const problemText = useProblemText();
  const problems = { ...told, ...missingIn(draft) };
  const field = (name: 'ticket_price' | 'recording_price' | 'refund_joined_minute_before_end') => ({
    name,
    value: draft[name],
    onChange: (value: number | null) => onDraftChange({ ...draft, [name]: value }),
    problems,
  });
  const textProblem = problems.limited_message;
  return (
    <form
      data-part="ticket"
      noValidate
      className="flex min-w-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const offer = wholeDraft<TicketOffer>(draft);
        if (offer && !pending) onStart(offer);
      }}
    >
      <p className="text-sm text-text-muted">{t('mode.ticketHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TokenField label={t('mode.price')} {...field('ticket_price')} min={1} max={10_000} />
        <TokenField
          label={t('mode.recording')}
          hint={t('mode.recordingHint')}
          {...field('recording_price')}
          min={0}
          max={10_000}
        />
        <TokenField
          label={t('mode.refund')}
          hint={t('mode.refundHint')}
          {...field('refund_joined_minute_before_end')}
          min={0}
          max={60}
        />
        <Field label={t('mode.message')} optional error={problemText(textProblem)}>
          <TextInput
            value={draft.limited_message}
            maxLength={255}
            onChange={(event) => onDraftChange({ ...draft, limited_message: event.target.value })}
          />
        </Field>
      </div>
      <FormError>{error}</FormError>
      <Button type="submit" className="self-start" loading={pending}>
        {t('mode.start')}
      </Button>
    </form>
  );
};
