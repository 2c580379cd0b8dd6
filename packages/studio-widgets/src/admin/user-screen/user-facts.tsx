import type { StaffAccountDetail } from '@footlight/contract';
import { Banner, countryName, Fact, FactList, useDate, useMoment, useNumber, useTexts } from '@footlight/ui';

const MEMBERSHIPS = ['premium', 'vip', 'super_vip'] as const;
const COMPLIANCE = ['pending', 'approved', 'rejected'] as const;

/** What the platform knows about an account, and its money if the role may see it. */
export const UserFacts = ({ account, now }: { account: StaffAccountDetail; now: number }) => {
  const { t, language } = useTexts('admin');
  const moment = useMoment();
  const date = useDate();
  const number = useNumber();
  const { money, suspended_until: until } = account;
  const membership = MEMBERSHIPS.find((one) => one === account.membership) ?? 'none';
  const compliance = COMPLIANCE.find((one) => one === account.compliance_status);
  const confirmed = (is: boolean) => t(is ? 'user.confirmed' : 'user.unconfirmed');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="heading text-xl">{t('user.facts')}</h2>
      {account.is_removed ? <Banner appearance="warning">{t('find.removed')}</Banner> : null}
      {until && Date.parse(until) > now ? (
        <Banner appearance="warning">{t('find.suspendedUntil', { time: moment(until) })}</Banner>
      ) : null}
      <FactList columns={2}>
        <Fact label={t('number', { id: account.id })}>{account.display_name}</Fact>
        <Fact label={t('user.email')}>{`${account.email} (${confirmed(account.email_confirmed)})`}</Fact>
        <Fact label={t('find.kind')}>{t(`kind.${account.type}`)}</Fact>
        <Fact label={t('user.country')}>
          {account.country ? countryName(account.country, language) : t('user.unknown')}
        </Fact>
        <Fact label={t('user.born')}>{account.birth_date ?? t('user.unknown')}</Fact>
        <Fact label={t('user.created')}>{date(account.created_at)}</Fact>
        <Fact label={t('user.membership')}>{t(`membership.${membership}`)}</Fact>
        <Fact label={t('user.identity')}>{confirmed(account.identity_confirmed)}</Fact>
        {compliance ? <Fact label={t('user.compliance')}>{t(`compliance.${compliance}`)}</Fact> : null}
        {account.staff_role ? <Fact label={t('user.staff')}>{t(`role.${account.staff_role}`)}</Fact> : null}
      </FactList>
      {money ? (
        <FactList columns={2}>
          <Fact label={t('user.tokens')}>{number(money.tokens)}</Fact>
          <Fact label={t('user.gifted')}>{number(money.gifted)}</Fact>
          <Fact label={t('user.owed')}>{number(money.owed)}</Fact>
          <Fact label={t('user.credit')}>{number(money.credit)}</Fact>
        </FactList>
      ) : null}
    </section>
  );
};
