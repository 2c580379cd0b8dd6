import type { StaffPayout } from '@footlight/contract';
import { Badge, Skeleton, TokenAmount, useTexts } from '@footlight/ui';
import { Line, Lines } from '../../lib/link-lines.tsx';
import { payoutTones } from '../../payouts/payout-tones.ts';

interface PayoutLinesProps {
  title: string;
  /** Undefined until they are read. */
  payouts: readonly StaffPayout[] | undefined;
  /** Shown without any. */
  empty: string;
  /** The page with all of them. */
  href: string;
}

const SHOWN = 5;

/** The first payouts of a list. */
export const PayoutLines = ({ title, payouts, empty, href }: PayoutLinesProps) => {
  const { t, language } = useTexts('admin');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  if (!payouts) return <Skeleton className="h-64 rounded-lg" />;
  return (
    <Lines title={title}>
      {payouts.slice(0, SHOWN).map(({ id, username, state, tokens, requested_at, decided_at, paid_at }) => (
        <Line
          key={id}
          href={`/admin/users/${encodeURIComponent(username)}`}
          label={username}
          note={day.format(new Date(paid_at ?? decided_at ?? requested_at))}
        >
          <Badge tone={payoutTones[state]}>{t(`payout.state.${state}`)}</Badge>
          <TokenAmount value={tokens} />
        </Line>
      ))}
      {payouts.length === 0 ? <li className="px-4 py-6 text-text-muted">{empty}</li> : null}
      <Line href={href} label={t('moneyPage.allPayouts')}>
        {null}
      </Line>
    </Lines>
  );
};
