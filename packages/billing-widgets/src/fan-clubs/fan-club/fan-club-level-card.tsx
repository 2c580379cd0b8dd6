import {
  FANCLUB_DISCOUNT,
  type Fanclub,
  type FanclubLevel,
  fanclubChange,
  standingFrom,
} from '@footlight/contract';
import { Badge, Button, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Benefits } from '../../lib/benefits.tsx';

interface FanClubLevelCardProps {
  level: FanclubLevel;
  club: Fanclub;
  owner: boolean;
  progress: { loading: boolean; disabled: boolean };
  now: number;
  onChoose: () => void;
}

/** One level: its monthly price, its benefits, and the button for the viewer's membership. */
export function FanClubLevelCard({ level, club, owner, progress, now, onChoose }: FanClubLevelCardProps) {
  const { t } = useTexts(['billing', 'ui']);
  const percent = useNumber({ style: 'percent' });
  const price = club.prices[level];
  const { membership } = club;
  const isMine = membership?.level === level;
  const change = fanclubChange(membership && standingFrom(membership), level, price, now);
  const discount = FANCLUB_DISCOUNT[level];
  const benefits = [
    t(`fanclub.opens.${level}`),
    ...(discount > 0 ? [t('fanclub.discount', { percent: percent(discount / 100) })] : []),
    t('fanclub.spyFree'),
  ];
  const action =
    change === null
      ? null
      : change.kind === 'resume'
        ? t('fanclub.stay')
        : t(`fanclub.${change.kind}`, { level: t(`ui:fanclub.${level}`) });
  return (
    <li
      data-part="level"
      data-state={isMine ? 'current' : undefined}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-border bg-surface p-5 shadow-xs data-[state=current]:border-primary data-[state=current]:shadow-md"
    >
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
        <h2 className="heading text-lg">{t(`ui:fanclub.${level}`)}</h2>
        {isMine ? <Badge tone="primary">{t('fanclub.current')}</Badge> : null}
      </div>
      <p data-part="price" data-guard="text" className="flex flex-wrap items-baseline gap-x-2">
        <TokenAmount value={price} className="text-xl" />
        <span className="text-sm text-text-muted">{t('fanclub.perMonth')}</span>
      </p>
      <Benefits benefits={benefits} />
      {action === null || owner || !club.is_enabled ? null : (
        <Button
          block
          variant={level === 'insider' && !membership ? 'primary' : 'outline'}
          {...progress}
          onClick={onChoose}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
