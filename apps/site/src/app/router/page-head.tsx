import { DEFAULT_LANGUAGE, LANGUAGES } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { isNoSuchPage } from '../../shell/errors/no-such-page.ts';
import { canonicalAddress } from '../../shell/routes/canonical-address.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useMainKey } from './use-main-key.ts';

/** Title, canonical URL and link preview data (spec 1 §2). React moves them into the head. */
export const PageHead = ({ route }: { route: RouteModule }) => {
  const { language } = useBoot();
  const params = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const config = useSiteConfig();
  const { t } = useTexts('site');
  const isFound = route.isFound?.(params) ?? true;
  const { data, error } = useRead(useMainKey(route));
  const site = config.site;
  // As the server decides the status: such an address has no page of its own to describe.
  const isMissing =
    !isFound || isNoSuchPage(error?.status) || (data !== undefined && route.fits?.(params, data) === false);
  if (isMissing) {
    return (
      <>
        <title>{`${t('seo.notFound.title')} · ${site.display_name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const seo = route.seo({
    site: config,
    params,
    pathname,
    query,
    data,
    language,
    t: t as (key: string) => string,
  });
  const base = site.main_domain_url.replace(/\/$/, '');
  const addressIn = (of: typeof language, path = seo.canonical) => canonicalAddress(base, of, path);
  const canonical = addressIn(language);
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={canonical} />
      {seo.previous ? <link rel="prev" href={addressIn(language, seo.previous)} /> : null}
      {seo.next ? <link rel="next" href={addressIn(language, seo.next)} /> : null}
      {seo.isPrivate ? <meta name="robots" content="noindex" /> : null}
      {seo.isPrivate ? null : (
        <>
          {LANGUAGES.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />
        </>
      )}
      {/* Filters of parents and of search engines go by these labels. */}
      {site.is_non_nude ? null : <meta name="rating" content="adult" />}
      {site.is_non_nude ? null : <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />}
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={seo.type ?? 'website'} />
      <meta property="og:site_name" content={site.display_name} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={base + (seo.image ?? `/art/share/${site.sitecode}.png`)} />
      {/* With its size a first share shows the picture before a crawler has read it. All share pictures have this one. */}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={seo.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
