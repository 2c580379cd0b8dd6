import { thumbnailGroup } from '@footlight/contract';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { setThumbnailGroup } from '../../shell/api/thumbnail-group.ts';
import { consentAtom } from '../../shell/session/consent-atom.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

const TESTED = '[data-component=model-card] [data-part=thumbnail] img[src*="ab="]';

/** The tested picture of the card that a click opens; null for another one. */
const pictureOf = (target: EventTarget | null): string | null => {
  const link =
    target instanceof Element ? target.closest('[data-component=model-card] a[data-part=link]') : null;
  return link?.closest('[data-component=model-card]')?.querySelector(TESTED)?.getAttribute('src') ?? null;
};

/**
 * The test of thumbnails (spec 2 §9): only for logged-in users who consent, lists show the picture of their group, and
 * the click on a card is counted. Nothing waits for the report. Answers whether there is something to consent to.
 */
export const useThumbnailTest = (): boolean => {
  const api = useApi();
  const { preview, site } = useSiteConfig();
  const { data, isLoggedIn } = useCurrentUser();
  const isOffered = site.custom.thumbnail_test_enabled === true && isLoggedIn && !preview;
  const hasConsent = useAtomValue(consentAtom).thumbnails === true;
  const group = isOffered && hasConsent && data ? thumbnailGroup(data.user.id) : null;
  useEffect(() => {
    setThumbnailGroup(group);
    if (group === null) return;
    const report = (event: MouseEvent) => {
      // The main and the middle button open a room.
      const url = event.button < 2 ? pictureOf(event.target) : null;
      if (url) api('POST /thumb-tracker/click', { body: { thumbUrl: url } }).catch(() => undefined);
    };
    document.addEventListener('click', report, true);
    document.addEventListener('auxclick', report, true);
    return () => {
      setThumbnailGroup(null);
      document.removeEventListener('click', report, true);
      document.removeEventListener('auxclick', report, true);
    };
  }, [api, group]);
  return isOffered;
};
