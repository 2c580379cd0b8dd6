import type { StaffOverview } from '@footlight/contract';
import { Banner, Button, cn, Skeleton, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { StatTile, statTiles } from '../../lib/stat-tile.tsx';
import { MoneyTable } from './money-table.tsx';
import { MoneyTiles } from './money-tiles.tsx';
import { Health, Queues } from './work-links.tsx';

export interface OverviewScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined until it is read. */
  overview: StaffOverview | undefined;
  error: ReactNode;
  onRetry(): void;
}

/** `/admin`: the figures of today, what waits for a decision, and the platform's health. Parts without a right are absent. */
export const OverviewScreen = (props: OverviewScreenProps) => {
  const { overview, error, onRetry, className, ...rest } = props;
  const { t } = useTexts('common');
  if (error) {
    return (
      <Banner
        {...rest}
        className={className}
        appearance="error"
        live
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        {error}
      </Banner>
    );
  }
  if (!overview) return <Waiting {...rest} className={className} />;
  const { money, queues, health, ledger } = overview;
  return (
    <div {...rest} data-component="overview-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <Figures overview={overview} />
      <div className="grid grid-cols-1 gap-8 empty:hidden desktop:grid-cols-2">
        <Queues queues={queues} />
        <Health health={health} ledger={ledger} />
      </div>
      {money ? <MoneyTable days={money} /> : null}
    </div>
  );
};

const Figures = ({ overview: { rooms, money } }: { overview: StaffOverview }) => {
  const { t } = useTexts('admin');
  const number = useNumber();
  return (
    <ul className={statTiles}>
      {money ? <MoneyTiles days={money} names={['purchase_cents', 'tips', 'fee', 'paid_out']} /> : null}
      <StatTile
        label={t('today.rooms')}
        value={number(rooms.open + rooms.busy)}
        note={t('today.roomsNote', { busy: number(rooms.busy), viewers: number(rooms.viewers) })}
      />
    </ul>
  );
};

/** In the shape of an administrator's overview. */
const Waiting = ({ className, ...rest }: ComponentProps<'div'>) => {
  const { t } = useTexts('common');
  return (
    <div {...rest} role="status" aria-label={t('loading')} className={cn('flex flex-col gap-6', className)}>
      <div className={statTiles}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} className="h-28 flex-1 basis-32 rounded-lg" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-8 desktop:grid-cols-2">
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
      <Skeleton className="h-72 rounded-lg" />
    </div>
  );
};
