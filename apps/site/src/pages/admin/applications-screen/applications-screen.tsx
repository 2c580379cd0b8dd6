import type { ApplicationForReview } from '@footlight/contract';
import { Button, countryName, Fact, FactList, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

export interface ApplicationsScreenProps {
  applications: readonly ApplicationForReview[] | undefined;
  state: ListState;
  onDecide(application: ApplicationForReview, decision: 'approve' | 'reject'): void;
}

/** `/admin/applications`: who wants to broadcast. */
export const ApplicationsScreen = ({ applications, state, onDecide }: ApplicationsScreenProps) => {
  const { t, language } = useTexts('admin');
  const moment = useMoment();
  const link = useLinkRenderer();
  return (
    <>
      <p className="text-text-muted">{t('application.papers')}</p>
      <StaffList
        label={t('applications')}
        items={applications}
        keyOf={({ username }) => username}
        empty={t('application.none')}
        state={state}
        render={(one) => (
          <>
            <p>
              <Link asChild>
                {link({ href: `/admin/users/${encodeURIComponent(one.username)}`, children: one.username })}
              </Link>
            </p>
            <FactList>
              <Fact label={t('application.legalName')}>{one.legal_name}</Fact>
              <Fact label={t('application.stageName')}>{one.stage_name}</Fact>
              <Fact label={t('user.email')}>{one.email}</Fact>
              <Fact label={t('user.country')}>{countryName(one.country, language)}</Fact>
              <Fact label={t('user.born')}>{one.birth_date ?? t('user.unknown')}</Fact>
              <Fact label={t('application.agreement')}>{one.agreement_version}</Fact>
            </FactList>
            {one.submitted_at ? (
              <p className="text-sm text-text-muted">
                {t('application.submitted', { time: moment(one.submitted_at) })}
              </p>
            ) : null}
            <p className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onDecide(one, 'approve')}>
                {t('act.approve')}
              </Button>
              <Button size="sm" variant="danger" onClick={() => onDecide(one, 'reject')}>
                {t('act.reject')}
              </Button>
            </p>
          </>
        )}
      />
    </>
  );
};
