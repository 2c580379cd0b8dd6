import { MEMBERSHIPS, type Membership } from '@footlight/contract';
import { Badge, Button, useTexts } from '@footlight/ui';
import { Benefits } from '../../lib/benefits.tsx';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

interface UpgradeLevelProps {
  level: Membership;
  /** US dollars per month. */
  amount: number;
  mine: boolean;
  up: boolean;
  /** Of its button. */
  progress: { loading: boolean; disabled: boolean };
  /** Null if this level is not sold to this account. */
  onChoose: (() => void) | null;
}

/** One level: its extra benefits, its price, and the button to buy it. */
export function UpgradeLevel({ level, amount, mine, up, progress, onChoose }: UpgradeLevelProps) {
  const { t } = useTexts('wallet');
  const money = useMoney();
  const name = t(`upgrade.level.${level}`);
  const below = MEMBERSHIPS[MEMBERSHIPS.indexOf(level) - 1];
  const benefits = [
    ...(below ? [t('upgrade.allOf', { level: t(`upgrade.level.${below}`) })] : [t('upgrade.noBanners')]),
    ...(level === 'premium' ? [] : [t('upgrade.badge', { level: name })]),
  ];
  return (
    <li
      data-part="level"
      data-state={mine ? 'current' : undefined}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-border bg-surface p-5 shadow-xs data-[state=current]:border-primary data-[state=current]:shadow-md"
    >
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
        <h2 className="heading text-lg">{name}</h2>
        {mine ? <Badge tone="primary">{t('upgrade.current')}</Badge> : null}
      </div>
      <p data-part="price" data-guard="text" className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeric text-xl font-semibold">{money(amount)}</span>
        <span className="text-sm text-text-muted">{t('upgrade.period')}</span>
      </p>
      <Benefits benefits={benefits} />
      {onChoose ? (
        <Button
          block
          className={wrapButton}
          variant={level === 'vip' ? 'primary' : 'outline'}
          {...progress}
          onClick={onChoose}
        >
          {t(up ? 'upgrade.up' : 'upgrade.join', { level: name })}
        </Button>
      ) : null}
    </li>
  );
}
