import { Spinner, useNumber, useTexts } from '@footlight/ui';
import type { Ref } from 'react';
import type { MeetPartner, MeetStageName } from './meet-partner.ts';

export interface MeetStatusProps {
  side: 'viewer' | 'broadcaster';
  stage: MeetStageName;
  partner: MeetPartner | null;
  meter: { spent: number; remaining: number | null } | null;
  /** Takes the focus of buttons that go with their action. */
  ref: Ref<HTMLParagraphElement>;
}

/** Seconds of remaining time from which they are shown. */
const LOW_SECONDS = 60;

/** What the two are waiting for, what it costs, and what it has cost. */
export const MeetStatus = ({ side, stage, partner, meter, ref }: MeetStatusProps) => {
  const { t } = useTexts('meet');
  const number = useNumber();
  const name = partner?.name ?? '';
  const isAccepted = stage === 'matched' && partner?.hasAccepted === true;
  const isWaiting = stage === 'waiting' || stage === 'connecting' || isAccepted;
  const remaining = meter?.remaining ?? null;
  return (
    <div className="flex min-w-0 flex-col gap-2 wrap-anywhere">
      <p
        ref={ref}
        tabIndex={-1}
        role="status"
        data-part="status"
        className="heading flex min-w-0 items-center gap-3 text-xl"
      >
        {isWaiting ? <Spinner size="sm" label="" className="shrink-0" /> : null}
        <span className="min-w-0">{t(`stage.${isAccepted ? 'accepted' : stage}`, { name })}</span>
      </p>
      {partner?.price != null ? (
        <p data-part="price" className="text-sm text-text-muted">
          {t(`price.${side}`, { name, price: number(partner.price) })}
          {partner.terms ? (
            <span data-part="minimum">
              {partner.terms.preTip > 0
                ? ` ${t('price.preTip', { tip: number(partner.terms.preTip) })}`
                : null}
              {` ${t('price.minimum', { minimum: number(partner.terms.minimum) })}`}
            </span>
          ) : null}
        </p>
      ) : null}
      {meter ? (
        <p data-part="meter" className="text-sm text-text-muted">
          {t('spent', { tokens: number(meter.spent) })}
          {remaining !== null && remaining <= LOW_SECONDS ? (
            <strong data-part="low" className="ms-3 text-text">
              {t('secondsLeft', { seconds: number(remaining) })}
            </strong>
          ) : null}
        </p>
      ) : null}
    </div>
  );
};
