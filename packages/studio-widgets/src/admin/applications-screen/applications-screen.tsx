import type { ApplicationForReview } from '@footlight/contract';
import {
  Button,
  cn,
  countryName,
  Link,
  type TableColumn,
  useLinkRenderer,
  useMoment,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { OfficeTable } from '../office-table/office-table.tsx';

/** A value of one line, where there is room for columns. */
const nowrap = (text: string) => <span className="desktop:whitespace-nowrap">{text}</span>;

/** Two values, or their headers, in one cell. */
const pair = (first: ReactNode, second: ReactNode) => (
  <>
    {first}
    <span className="block text-text-muted">{second}</span>
  </>
);

/** An address that is too long for its line breaks after the @ sign first. */
const breakable = (email: string) =>
  email.split(/(?<=@)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

export interface ApplicationsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  applications: readonly ApplicationForReview[] | undefined;
  state: ListState;
  onDecide(application: ApplicationForReview, decision: 'approve' | 'reject'): void;
}

/** `/admin/applications`: who wants to broadcast. */
export const ApplicationsScreen = (props: ApplicationsScreenProps) => {
  const { applications, state, onDecide, className, ...rest } = props;
  const { t, language } = useTexts('admin');
  const moment = useMoment();
  const link = useLinkRenderer();
  const columns: TableColumn<ApplicationForReview>[] = [
    {
      key: 'username',
      header: pair(t('column.username'), t('application.stageName')),
      isRowHeader: true,
      cell: ({ username, stage_name }) =>
        pair(
          <Link asChild>
            {link({ href: `/admin/users/${encodeURIComponent(username)}`, children: username })}
          </Link>,
          stage_name,
        ),
    },
    {
      key: 'legal',
      header: pair(t('application.legalName'), t('user.email')),
      cell: ({ legal_name, email }) => pair(legal_name, breakable(email)),
    },
    {
      key: 'country',
      header: t('user.country'),
      narrow: 'end',
      cell: ({ country }) => nowrap(countryName(country, language)),
    },
    { key: 'born', header: t('user.born'), cell: (one) => nowrap(one.birth_date ?? t('user.unknown')) },
    { key: 'agreement', header: t('application.agreement'), cell: (one) => one.agreement_version },
    {
      key: 'submitted',
      header: t('column.submitted'),
      align: 'end',
      cell: ({ submitted_at: at }) => (at ? nowrap(moment(at)) : null),
    },
    {
      key: 'acts',
      header: t('user.acts'),
      narrow: 'actions',
      cell: (one) => (
        <span className="flex flex-wrap gap-2 desktop:flex-nowrap">
          <Button size="sm" variant="outline" onClick={() => onDecide(one, 'approve')}>
            {t('act.approve')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onDecide(one, 'reject')}>
            {t('act.reject')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div
      {...rest}
      data-component="applications-screen"
      className={cn('flex min-w-0 flex-col gap-6', className)}
    >
      <p className="text-text-muted">{t('application.papers')}</p>
      <OfficeTable
        label={t('applications')}
        columns={columns}
        rows={applications}
        rowKey={({ username }) => username}
        empty={t('application.none')}
        state={state}
      />
    </div>
  );
};
