import * as v from 'valibot';
import { BANNER_LIMITS, Banner, BannerInput } from '../entities/banners.ts';
import { SiteKey } from '../entities/brand-studio.ts';
import { LanguageSchema } from '../entities/common.ts';
import { defineOperations } from './define.ts';

/** Banners of a site: what visitors see, and what its operator sets. */
export const bannerOperations = defineOperations('brand', {
  'GET /media/banner/list': {
    id: 'listBanners',
    summary: 'The site’s banners, in order; none where the site has no banners.',
    spec: '1§7',
    auth: 'public',
    query: v.object({
      /** Default: English. Assumed. */
      language: v.optional(LanguageSchema),
    }),
    ok: v.object({ data: v.array(Banner) }),
    errors: ['invalid_input'],
    example: {
      data: [
        {
          id: 1,
          title: 'Videos to keep',
          text: 'Clips of your favourite broadcasters, whenever you like.',
          image: '/art/banner/videos.svg',
          link: '/media/videos',
        },
      ],
    },
  },
  'GET /operator/sites/{key}/banners': {
    id: 'listSiteBanners',
    summary:
      'The banners of a site in all languages, also where the site shows none. For its owner and admins.',
    spec: '1§6',
    auth: 'user',
    assumed: true,
    params: v.object({ key: SiteKey }),
    ok: v.object({ banners: v.array(BannerInput) }),
    errors: ['invalid_input', 'login_required', 'forbidden', 'not_found'],
    example: {
      banners: [
        {
          image: '/art/banner/videos.svg',
          link: '/media/videos',
          words: { en: { title: 'Videos to keep', text: 'Clips of your favourite broadcasters.' } },
        },
      ],
    },
  },
  'POST /operator/sites/{key}/banners': {
    id: 'replaceSiteBanners',
    summary: 'Replaces the banners of a site; an empty list removes them. For its owner and admins.',
    spec: '1§6',
    auth: 'user',
    assumed: true,
    params: v.object({ key: SiteKey }),
    body: v.object({ banners: v.pipe(v.array(BannerInput), v.maxLength(BANNER_LIMITS.perSite, 'too_long')) }),
    ok: v.object({ status: v.literal(1), count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'not_found'],
    example: { status: 1, count: 1 },
  },
});
