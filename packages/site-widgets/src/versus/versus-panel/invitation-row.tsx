import type { VersusInvitation } from '@footlight/contract';
import { Button, Countdown, useTexts } from '@footlight/ui';

export interface InvitationRowProps {
  invitation: VersusInvitation;
  /** From this broadcaster to another. */
  own: boolean;
  clock: () => number;
  pending: boolean;
  onAccept: () => void;
  onReject: () => void;
}

/** An open invitation, with the time until it lapses. */
export const InvitationRow = ({
  invitation,
  own,
  clock,
  pending,
  onAccept,
  onReject,
}: InvitationRowProps) => {
  const { t } = useTexts('versus');
  const duration = t('own.minutes', { count: Math.round(invitation.seconds / 60) });
  const text = own
    ? t('own.sent', { name: invitation.to })
    : t('own.received', { name: invitation.from, duration });
  return (
    <li data-part="invitation" className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <span className="min-w-0">{text}</span>
        <Countdown until={invitation.expires_at} clock={clock} label={text} size="sm" />
      </span>
      {own ? null : (
        <Button size="sm" loading={pending} onClick={onAccept}>
          {t('own.accept')}
        </Button>
      )}
      <Button size="sm" variant="outline" loading={pending} onClick={onReject}>
        {t(own ? 'own.withdraw' : 'own.reject')}
      </Button>
    </li>
  );
};
