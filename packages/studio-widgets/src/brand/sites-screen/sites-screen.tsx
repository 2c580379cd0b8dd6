import type { OperatorSite } from '@footlight/contract';
import { Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { DomainProof } from '../../../features/brand/domain-proof/domain-proof.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';

export interface SitesScreenProps extends SiteFormProps {
  sites: readonly OperatorSite[] | undefined;
  state: ListState;
  /** The site whose domain is being checked. */
  checking: string | null;
  onCheck(key: string): void;
}

/** `/admin/sites`: the sites, whether their domains are proven, and a form for a new one. */
export const SitesScreen = ({ sites, state, checking, onCheck, ...form }: SitesScreenProps) => {
  const { t } = useTexts('domains');
  const link = useLinkRenderer();
  return (
    <>
      <StaffList
        label={t('sites')}
        items={sites}
        keyOf={({ key }) => key}
        empty={t('empty')}
        state={state}
        render={({ key, display_name: name, domain }) => (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-sm text-text-muted wrap-anywhere">{key}</span>
              <Link asChild>
                {link({ href: `/studio/brand?site=${encodeURIComponent(key)}`, children: t('edit') })}
              </Link>
            </p>
            {domain ? (
              <DomainProof domain={domain} isChecking={checking === key} onCheck={() => onCheck(key)} />
            ) : (
              <p className="text-sm text-text-muted">{t('none')}</p>
            )}
          </>
        )}
      />
      <SiteForm {...form} />
    </>
  );
};
