import { mayShowBanner } from '@footlight/contract';
import { PromoBanner, useInView, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { bannersKey } from './promo-keys.ts';
import { closedBannersAtom } from './promos.ts';

/** Pages take turns: the same page shows the same banner while it is there. */
const turnOf = (path: string): number =>
  [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * True once the place below the content is out of view: a banner that appears in view would move what the visitor reads
 * or clicks.
 */
const usePlaceIsBelow = (path: string) => {
  const place = useRef<HTMLDivElement>(null);
  const [belowAt, setBelowAt] = useState<string | null>(null);
  const isBelow = belowAt === path;
  useInView(
    () => place.current,
    ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && boundingClientRect.top > 0) setBelowAt(path);
    },
    { disabled: isBelow, again: path },
  );
  return { place, isBelow };
};

const Slot = ({ path }: { path: string }) => {
  const { t } = useTexts('brand');
  const { language } = useBoot();
  const [closed, close] = useAtom(closedBannersAtom);
  const { place, isBelow } = usePlaceIsBelow(path);
  const { data } = useRead(isBelow ? bannersKey(language) : null, { revalidateOnFocus: false });
  const open = (data?.data ?? []).filter(({ id, link }) => !closed.includes(id) && link !== path);
  const shown = open[turnOf(path) % Math.max(open.length, 1)];
  return (
    <div ref={place} className="mx-auto w-full max-w-(--breakpoint-page) print:hidden">
      {isBelow && shown ? (
        <aside aria-label={t('banner')} className="px-4 py-6 desktop:px-6">
          <PromoBanner
            href={shown.link}
            title={shown.title}
            text={shown.text}
            image={shown.image}
            onClose={() => close([...closed, shown.id])}
          />
        </aside>
      ) : null}
    </div>
  );
};

/** A banner below the page's content (spec 1 §2, §6): not on quiet pages, and not for premium users and models. */
const BannerSlot = () => {
  const { pathname } = useLocation();
  const { site } = useSiteConfig();
  const { data: visitor } = useCurrentUser();
  const mayShow = visitor !== undefined && mayShowBanner(site, visitor.user, pathname);
  return mayShow ? <Slot path={pathname} /> : null;
};

export default BannerSlot;
