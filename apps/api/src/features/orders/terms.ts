import {
  DEFAULT_CUSTOM_MEDIA_PRICE,
  DEFAULT_SNAPCHAT_PRICE,
  type Room,
  SNAPCHAT_DURATIONS,
  type StreamerSettings,
} from '@footlight/contract';
import type { model } from '../../kernel/db/schema/index.ts';

type Settings = Pick<typeof model.$inferSelect, 'settings'>;
type Terms = Pick<StreamerSettings, 'sellCustomMedia' | 'snapchat'>;
type Offers = Pick<Room['userSetting'], 'sellCustomMedia' | 'snapchat'>;

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
    snapchat: {
      isEnabled: settings.sell_snapchat === 'YES' && username !== '',
      priceInToken: priceOf(settings.sell_snapchat_price, DEFAULT_SNAPCHAT_PRICE),
      duration: SNAPCHAT_DURATIONS.find((one) => one === settings.sell_snapchat_duration) ?? '1M',
      username,
    },
  };
}

const yesNo = (isOn: boolean) => (isOn ? 'YES' : 'NO');

export const storedOrderTerms = ({ sellCustomMedia, snapchat }: Terms) => ({
  sell_custom_media: yesNo(sellCustomMedia.isEnabled),
  sell_custom_media_price: sellCustomMedia.minimumPriceInToken,
  sell_snapchat: yesNo(snapchat.isEnabled),
  sell_snapchat_price: snapchat.priceInToken,
  sell_snapchat_duration: snapchat.duration,
  sell_snapchat_username: snapchat.username,
});

/** The public part of the terms, without the handle. */
export function orderOffers(room: Settings): Offers {
  const { sellCustomMedia, snapchat } = orderTerms(room);
  const { username: _, ...offer } = snapchat;
  return { sellCustomMedia, snapchat: offer };
}
