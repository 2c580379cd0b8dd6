import { Button, ErrorPage, lazyComponent, Skeleton, useTexts } from '@footlight/ui';
import { useSearchParams } from 'react-router';
import { useOperatorSite, useOperatorSites } from '../../features/brand/use-operator-site.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useMember } from '../../shell/session/use-member.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

// Separate chunk: the first view lists the files of every route, and the studio has many.
const waiting = (
  <div className="mx-auto flex w-full max-w-(--breakpoint-max) flex-col gap-6 px-4 py-6 desktop:px-6">
    <Skeleton className="h-9 w-72 max-w-full" />
    <div className="grid gap-6 desktop:grid-cols-[11rem_22rem_minmax(0,1fr)]">
      <Skeleton className="h-72 rounded-lg max-desktop:hidden" />
      <Skeleton className="h-[60dvh] rounded-lg" />
      <Skeleton className="h-[70dvh] rounded-lg max-desktop:hidden" />
    </div>
  </div>
);
const BrandStudioEditor = lazyComponent(() => import('./brand-studio-editor.tsx'), {
  pending: () => waiting,
});

/** `/studio/brand`. Guests are sent to the login and return; users without a site get an error page. */
export const BrandStudioPage = () => {
  const { t } = useTexts(['studio', 'common']);
  const visitor = useMember();
  const { site: here } = useSiteConfig();
  const [query, setQuery] = useSearchParams();

  const list = useOperatorSites(visitor.isLoggedIn);
  const sites = list.data?.sites ?? [];
  const asked = query.get('site');
  // The site of the URL, else the current site, else the first.
  const chosen =
    sites.find(({ key }) => key === asked) ??
    sites.find(({ domain_name }) => domain_name === here.domain_name) ??
    sites[0];
  const detail = useOperatorSite(chosen?.key ?? null);

  const home = <Button asChild>{renderSiteLink({ href: '/', children: t('common:home') })}</Button>;
  if (list.data && !chosen) return <ErrorPage code={403} message={t('refused')} action={home} />;
  const error = list.error ?? detail.error;
  if (error && !detail.data) {
    const again = () => void (list.error ? list.mutate() : detail.mutate());
    return (
      <ErrorPage code={error.status || 503} action={<Button onClick={again}>{t('common:retry')}</Button>} />
    );
  }
  if (!detail.data) return waiting;
  return (
    <BrandStudioEditor
      key={detail.data.key}
      sites={sites}
      detail={detail.data}
      cache={detail.mutate}
      onSite={(key) => setQuery({ site: key })}
    />
  );
};
