import type { AuditEntry, StaffAccountDetail, StaffPurchase } from '@footlight/contract';
import { Button, cn, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { useAuditColumns } from '../audit-screen/audit-columns.tsx';
import { OfficeTable } from '../office-table/office-table.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserNotes } from './user-notes.tsx';
import { UserPurchases } from './user-purchases.tsx';
import { UserSessions } from './user-sessions.tsx';

export type UserAct = 'suspend' | 'lift' | 'remove' | 'role' | 'payout';

export interface UserScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  account: StaffAccountDetail;
  now: number;
  /** What the visitor's role and the account's state allow. */
  acts: readonly UserAct[];
  purchases?: { items: readonly StaffPurchase[] | undefined; state: ListState } | undefined;
  trail?: { items: readonly AuditEntry[] | undefined; state: ListState } | undefined;
  onAct(act: UserAct): void;
  /** Null: all sessions. */
  onEndSession(id: string | null): void;
  /** Resolves with whether the note was stored. */
  onNote(text: string): Promise<boolean>;
  onRefund(purchase: StaffPurchase): void;
}

/** `/admin/users/{username}`: one user. */
export const UserScreen = (props: UserScreenProps) => {
  const { account, acts, now, purchases, trail, onAct, onEndSession, onNote, onRefund, className, ...rest } =
    props;
  const { t } = useTexts('admin');
  const link = useLinkRenderer();
  const trailColumns = useAuditColumns();
  return (
    <div {...rest} data-component="user-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <p>
        <Link asChild>{link({ href: '/admin/users', children: t('user.back') })}</Link>
      </p>
      <UserFacts account={account} now={now} />
      {acts.length > 0 ? (
        <section className="flex flex-col gap-3">
          <h2 className="heading text-xl">{t('user.acts')}</h2>
          <div className="flex flex-wrap gap-2">
            {acts.map((act) => (
              <Button
                key={act}
                variant="outline"
                className={act === 'remove' || act === 'suspend' ? 'border-danger text-danger-text' : ''}
                onClick={() => onAct(act)}
              >
                {t(`act.${act}`)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      <UserSessions sessions={account.sessions} mayEnd={account.may_act} onEnd={onEndSession} />
      <UserNotes notes={account.notes} mayWrite={!account.is_removed} onNote={onNote} />
      {purchases ? (
        <section className="flex flex-col gap-3">
          <h2 className="heading text-xl">{t('user.purchases')}</h2>
          <UserPurchases purchases={purchases.items} state={purchases.state} onRefund={onRefund} />
        </section>
      ) : null}
      {trail ? (
        <section className="flex flex-col gap-3">
          <h2 className="heading text-xl">{t('user.trail')}</h2>
          <OfficeTable
            label={t('user.trail')}
            columns={trailColumns}
            rows={trail.items}
            rowKey={({ id }) => id}
            empty={t('trail.none')}
            state={trail.state}
          />
        </section>
      ) : null}
    </div>
  );
};
