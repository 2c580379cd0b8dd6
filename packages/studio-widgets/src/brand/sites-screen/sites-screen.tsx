import type { OperatorSite } from '@footlight/contract';
import { cn, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { OfficeList } from '../../admin/office-list/office-list.tsx';
import type { ListState } from '../../lib/list-state.ts';
import { DomainProof } from '../domain-proof/domain-proof.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';

export interface SitesScreenProps extends SiteFormProps, Omit<ComponentProps<'div'>, 'children'> {
  sites: readonly OperatorSite[] | undefined;
  state: ListState;
  /** The site whose domain is being checked. */
  checking: string | null;
  onCheck(key: string): void;
}

/** `/admin/sites`: the sites, whether their domains are verified, and a form for a new one. */
export const SitesScreen = (props: SitesScreenProps) => {
  const { sites, state, checking, onCheck, pending, error, fieldErrors, onCreate, className, ...rest } =
    props;
  const { t } = useTexts('domains');
  const link = useLinkRenderer();
  return (
    <div {...rest} data-component="sites-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <OfficeList
        label={t('sites')}
        items={sites}
        keyOf={({ key }) => key}
        empty={t('empty')}
        state={state}
        renderItem={({ key, display_name: name, domain }) => (
          <>
            <p className="flex items-baseline gap-x-3">
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-text-muted wrap-anywhere">{key}</span>
                {domain ? null : <span className="text-sm text-text-muted">{t('none')}</span>}
              </span>
              <Link asChild className="shrink-0">
                {link({ href: `/studio/brand?site=${encodeURIComponent(key)}`, children: t('edit') })}
              </Link>
            </p>
            {domain ? (
              <DomainProof domain={domain} pending={checking === key} onCheck={() => onCheck(key)} />
            ) : null}
          </>
        )}
      />
      <SiteForm pending={pending} error={error} fieldErrors={fieldErrors} onCreate={onCreate} />
    </div>
  );
};
