import {
  type BroadcasterSettings,
  DEFAULT_CUSTOM_MEDIA_PRICE,
  DEFAULT_RATING_PRICE,
  DEFAULT_SNAPCHAT_PRICE,
  type OrderKind,
  type Room,
  SNAPCHAT_DURATIONS,
} from '@footlight/contract';
import type { model } from '../../kernel/db/schema/index.ts';

type Settings = Pick<typeof model.$inferSelect, 'settings'>;
type Terms = Pick<BroadcasterSettings, 'sellCustomMedia' | 'snapchat' | 'dickratingMedia'>;
type Offers = Pick<Room['userSetting'], 'sellCustomMedia' | 'snapchat' | 'dickratingMedia'>;

const priceOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : otherwise;

/** A broadcaster's order settings, stored under the specification's names (spec 1 §3, settings). */
export function orderTerms({ settings }: Settings): Terms {
  const username = typeof settings.sell_snapchat_username === 'string' ? settings.sell_snapchat_username : '';
  return {
    sellCustomMedia: {
      isEnabled: settings.sell_custom_media === 'YES',
      minimumPriceInToken: priceOf(settings.sell_custom_media_price, DEFAULT_CUSTOM_MEDIA_PRICE),
    },
    dickratingMedia: {
      isEnabled: settings.sell_dickrating === 'YES',
      priceInToken: priceOf(settings.sell_dickrating_price, DEFAULT_RATING_PRICE),
    },
    snapchat: {
      isEnabled: settings.sell_snapchat === 'YES' && username !== '',
      priceInToken: priceOf(settings.sell_snapchat_price, DEFAULT_SNAPCHAT_PRICE),
      duration: SNAPCHAT_DURATIONS.find((one) => one === settings.sell_snapchat_duration) ?? '1M',
      username,
    },
  };
}

const yesNo = (isOn: boolean) => (isOn ? 'YES' : 'NO');

export const storedOrderTerms = ({ sellCustomMedia, snapchat, dickratingMedia }: Terms) => ({
  sell_dickrating: yesNo(dickratingMedia.isEnabled),
  sell_dickrating_price: dickratingMedia.priceInToken,
  sell_custom_media: yesNo(sellCustomMedia.isEnabled),
  sell_custom_media_price: sellCustomMedia.minimumPriceInToken,
  sell_snapchat: yesNo(snapchat.isEnabled),
  sell_snapchat_price: snapchat.priceInToken,
  sell_snapchat_duration: snapchat.duration,
  sell_snapchat_username: snapchat.username,
});

/** The public part of the terms, without the handle. */
export function orderOffers(room: Settings): Offers {
  const { sellCustomMedia, snapchat, dickratingMedia } = orderTerms(room);
  const { username: _, ...offer } = snapchat;
  return { sellCustomMedia, snapchat: offer, dickratingMedia };
}

/** Whether an order of a kind is on offer, and its price in tokens: the minimum for custom media. */
export function termsOf(room: Settings, kind: OrderKind): { isOffered: boolean; price: number } {
  const { sellCustomMedia, snapchat, dickratingMedia } = orderTerms(room);
  if (kind === 'custom_media')
    return { isOffered: sellCustomMedia.isEnabled, price: sellCustomMedia.minimumPriceInToken };
  const { isEnabled, priceInToken } = kind === 'snapchat' ? snapchat : dickratingMedia;
  return { isOffered: isEnabled, price: priceInToken };
}
