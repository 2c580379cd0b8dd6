import type { ChatStatus, LimitedShow } from '@footlight/contract';
import {
  Button,
  cn,
  Drawer,
  Fact,
  FactList,
  SegmentedControl,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Ticket } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { FieldProblems } from '../../lib/draft.ts';
import { FormError } from '../../lib/form-error.tsx';
import { type TicketDraft, TicketForm, type TicketOffer } from './ticket-form.tsx';

const MODES = ['public', 'standby', 'offline'] as const;
export type BroadcastModeName = (typeof MODES)[number];

/** The selected mode of a status; none in a private or ticket show. */
const modeOf = (status: ChatStatus): BroadcastModeName | '' => {
  if (status === 'standby' || status === 'offline') return status;
  return status === 'private' || status === 'limited' ? '' : 'public';
};

export interface BroadcastModeProps extends Omit<ComponentProps<'section'>, 'children'> {
  status: ChatStatus;
  /** The site allows breaks. */
  hasStandby: boolean;
  /** The running ticket show. */
  limitedShow: LimitedShow | null;
  /** Tickets and recordings sold; null while unknown. */
  sold: { sold: number; recordings: number } | null;
  draft: TicketDraft;
  onDraftChange: (draft: TicketDraft) => void;
  /** Errors that the platform reported for the ticket show. */
  problems?: FieldProblems;
  /** Why the mode or the ticket show was refused. */
  error?: ReactNode;
  pending?: boolean;
  /** More quick actions, beside the ticket show. */
  actions?: ReactNode;
  onMode: (mode: BroadcastModeName) => void;
  onStartTicket: (offer: TicketOffer) => void;
}

const NONE: FieldProblems = {};

/**
 * Sets the broadcast mode (public, on a break or offline), and starts or ends a ticket show (spec 2 §5, `/setmode`).
 * Token: `--broadcast-mode-radius`.
 */
export function BroadcastMode({
  status,
  hasStandby,
  limitedShow,
  sold,
  draft,
  onDraftChange,
  problems = NONE,
  error,
  pending = false,
  actions,
  onMode,
  onStartTicket,
  className,
  ...rest
}: BroadcastModeProps) {
  const { t } = useTexts('broadcaster');
  const number = useNumber();
  const id = useId();
  const isPrivate = status === 'private';
  const [isTicketOpen, setTicketOpen] = useState(false);
  // Started or refused: the form does not reappear by itself after the show.
  if (isTicketOpen && (limitedShow || isPrivate)) setTicketOpen(false);
  // A break from before stays visible until it ends.
  const modes = MODES.filter((mode) => mode !== 'standby' || hasStandby || status === 'standby');
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="broadcast-mode"
      data-state={limitedShow ? 'ticket' : isPrivate ? 'private' : modeOf(status)}
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border-strong bg-surface p-4 text-text rounded-[var(--broadcast-mode-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <h3 id={id} data-part="title" className="heading text-base">
        {limitedShow ? t('mode.ticket') : t('mode.title')}
      </h3>
      {isTicketOpen ? null : <FormError>{error}</FormError>}
      {limitedShow ? (
        <>
          <FactList data-part="facts">
            <Fact label={t('mode.price')}>
              <TokenAmount value={limitedShow.ticket_price} />
            </Fact>
            {sold ? (
              <Fact label={t('mode.sold')}>
                <span data-reading="sold">{number(sold.sold)}</span>
              </Fact>
            ) : null}
            {sold && limitedShow.recording_price > 0 ? (
              <Fact label={t('mode.recordings')}>{number(sold.recordings)}</Fact>
            ) : null}
          </FactList>
          <Button variant="danger" className="self-start" loading={pending} onClick={() => onMode('public')}>
            {t('mode.end')}
          </Button>
        </>
      ) : (
        <>
          <SegmentedControl
            aria-labelledby={id}
            block
            value={modeOf(status)}
            onValueChange={(mode) => {
              if (!pending) onMode(mode as BroadcastModeName);
            }}
            disabled={isPrivate}
            // Not `disabled`: that would lose the keyboard focus while a mode is set.
            aria-disabled={pending || undefined}
            className={cn(pending && 'opacity-50')}
            segments={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          />
          {isPrivate ? (
            <p data-part="busy" className="text-sm text-text-muted">
              {t('mode.busy')}
            </p>
          ) : (
            <>
              <div data-part="actions" className="flex flex-wrap gap-2">
                <Button variant="outline" iconStart={<Ticket />} onClick={() => setTicketOpen(true)}>
                  {t('mode.ticket')}
                </Button>
                {actions}
              </div>
              <Drawer open={isTicketOpen} onClose={() => setTicketOpen(false)} title={t('mode.ticket')}>
                <TicketForm
                  draft={draft}
                  onDraftChange={onDraftChange}
                  problems={problems}
                  error={error}
                  pending={pending}
                  onStart={onStartTicket}
                />
              </Drawer>
            </>
          )}
        </>
      )}
    </section>
  );
}
