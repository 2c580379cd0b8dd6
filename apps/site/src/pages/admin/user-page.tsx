import { readKey } from '@footlight/client';
import type { StaffAccountDetail } from '@footlight/contract';
import { type UserAct, UserScreen } from '@footlight/studio-widgets';
import { Banner, Button, Skeleton, useTexts } from '@footlight/ui';
import { useState } from 'react';
import type { Staff } from '../../features/admin/use-staff.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useUserActs } from './use-user-acts.ts';

const actsOf = (account: StaffAccountDetail, { may }: Staff, now: number): UserAct[] => {
  const isSuspended = account.suspended_until !== null && Date.parse(account.suspended_until) > now;
  const allowed: Record<UserAct, boolean> = {
    suspend: may('suspend') && account.may_act && !isSuspended,
    lift: may('suspend') && account.may_act && isSuspended,
    payout: may('money') && account.type === 'model' && !account.is_removed,
    role: may('platform') && account.may_act,
    remove: may('remove') && account.may_act && account.staff_role === null,
  };
  return (Object.keys(allowed) as UserAct[]).filter((act) => allowed[act]);
};

/** `/admin/users/{username}`. */
export const UserPage = ({ username, staff }: { username: string; staff: Staff }) => {
  const { t } = useTexts('common');
  const errorText = useErrorText();
  const [now, setNow] = useState(Date.now);
  const params = { username };
  const { data: account, error, mutate } = useRead(readKey('GET /operator/accounts/{username}', { params }));
  const purchases = usePages((cursor) =>
    staff.may('money')
      ? readKey('GET /operator/accounts/{username}/purchases', { params, query: cursor ? { cursor } : {} })
      : null,
  );
  const trail = usePages((cursor) =>
    staff.may('audit')
      ? readKey('GET /operator/audit', { query: { about: username, ...(cursor ? { cursor } : {}) } })
      : null,
  );
  const reload = async () => {
    setNow(Date.now());
    await Promise.all([mutate(), purchases.reload(), trail.reload()]);
  };
  const acts = useUserActs(username, reload);
  if (!account) {
    if (!error) return <Skeleton className="h-96" />;
    const again = <Button onClick={() => void mutate()}>{t('retry')}</Button>;
    return (
      <Banner appearance="error" live action={again}>
        {errorText(error)}
      </Banner>
    );
  }
  return (
    <>
      <UserScreen
        account={account}
        now={now}
        acts={actsOf(account, staff, now)}
        purchases={
          staff.may('money')
            ? { items: purchases.pages?.flatMap((page) => page.purchases), state: purchases.list }
            : undefined
        }
        trail={
          staff.may('audit')
            ? { items: trail.pages?.flatMap(({ entries }) => entries), state: trail.list }
            : undefined
        }
        onAct={(act) => acts.ask(act)}
        onEndSession={acts.endSession}
        onNote={acts.addNote}
        onRefund={acts.refund}
      />
      {acts.dialog}
    </>
  );
};
