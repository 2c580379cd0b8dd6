import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FANCLUB_DISCOUNT, fanclubOpens } from '../fan-clubs/fan-club.ts';
import { FANCLUB_LEVELS } from '../fan-clubs/fan-club-levels.ts';
import {
  BUNDLE_MINIMUM,
  type MediaViewer,
  mediaAccess,
  mediaBundle,
  needsPayment,
  playsMedia,
  REMOVED_AUTHOR,
  splitMedia,
} from './media.ts';

const level = fc.option(fc.constantFrom(...FANCLUB_LEVELS));
const media = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  user_id: fc.integer({ min: 1, max: 3 }),
  type_name: fc.constantFrom('pictures' as const, 'videos' as const, 'recording' as const),
  token_price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
  is_free_no_auth: fc.boolean(),
  fanclub_access_level: level,
  user_status: fc.constantFrom(1, REMOVED_AUTHOR),
  isForSale: fc.boolean(),
});
const viewer: fc.Arbitrary<MediaViewer> = fc.oneof(
  fc.constant({ userId: null, mediaIds: [], level: null }),
  fc.record({
    userId: fc.integer({ min: 1, max: 3 }),
    mediaIds: fc.array(fc.integer({ min: 1, max: 6 })),
    level,
  }),
);

describe('[MEDIA-02] who may play what', () => {
  it('what plays is owned, opened by a club, or free; what needs a payment never plays', () => {
    fc.assert(
      fc.property(media, viewer, (item, who) => {
        const access = mediaAccess(item, who, item.isForSale);
        const isOwned =
          who.userId !== null && (item.user_id === who.userId || who.mediaIds.includes(item.id));
        const isOpened = who.userId !== null && fanclubOpens(who.level, item.fanclub_access_level);
        const isFree = item.token_price === 0 && item.fanclub_access_level === null;
        // A recording off sale and outside the fan club is as good as gone for all but its owners.
        const isKept =
          item.type_name === 'recording' && !item.isForSale && item.fanclub_access_level === null;
        const isGone = item.user_status === REMOVED_AUTHOR || isKept;
        expect(playsMedia(access)).toBe(
          isOwned || (!isGone && (isOpened || (isFree && (item.is_free_no_auth || who.userId !== null)))),
        );
        if (who.userId !== null && !isOpened && needsPayment(item, { ...who, userId: who.userId }))
          expect(playsMedia(access)).toBe(false);
        expect(access === 'payment').toBe(
          !isOwned && !isOpened && !isGone && item.token_price > 0 && item.isForSale,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('[MEDIA-06] all in one go', () => {
  it('sells two at least, never what is owned, and each at its own rounded discount', () => {
    fc.assert(
      fc.property(fc.array(media, { maxLength: 8 }), viewer, fc.boolean(), (items, who, isEnabled) => {
        const bundle = mediaBundle(items, who, isEnabled);
        const open = items.filter((item) => mediaAccess(item, who, item.isForSale) === 'payment');
        expect(bundle === null).toBe(!isEnabled || open.length < BUNDLE_MINIMUM);
        if (!bundle) return;
        expect(bundle.items).toEqual(open);
        const percent = who.level === null ? 0 : FANCLUB_DISCOUNT[who.level];
        const each = open.map((item) => Math.floor((item.token_price * (100 - percent)) / 100));
        expect(bundle.price).toBe(each.reduce((sum, price) => sum + price, 0));
        expect(bundle.price).toBeLessThanOrEqual(bundle.fullPrice);
      }),
      { numRuns: 1_000 },
    );
  });

  it('splits a price without a token lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (price) => {
        const { share, fee } = splitMedia(price);
        expect(share + fee).toBe(price);
        expect(share).toBe(Math.floor(price * 0.8 + 1e-9));
      }),
    );
  });
});
