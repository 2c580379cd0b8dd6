import { mayPopunder } from '@footlight/contract';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { popunderAtom } from '../../shell/session/consent.ts';
import { consentAtom } from '../../shell/session/consent-atom.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/**
 * Opens the brand's popunder behind the page at most once a day (spec 1 §9): after a click on a link of the page's
 * content, with consent, for visitors who see banners. A browser that blocks it changes nothing.
 */
export const usePopunder = (): void => {
  const { site, preview } = useSiteConfig();
  const { data: visitor } = useCurrentUser();
  const { pathname: path } = useLocation();
  const [shownAt, keep] = useAtom(popunderAtom);
  const hasConsent = useAtomValue(consentAtom).tracking === true;
  const url = preview ? undefined : site.custom.popunder_url;
  useEffect(() => {
    if (!url || !visitor) return;
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('main a[href]') !== null;
      const now = Date.now();
      if (!isLink || !mayPopunder(site, visitor.user, { path, hasConsent, shownAt, now })) return;
      // Stored first: a blocked window is not tried again with every click.
      keep(now);
      window.open(url, '_blank', 'noopener,noreferrer');
      window.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [url, visitor, site, path, hasConsent, shownAt, keep]);
};
