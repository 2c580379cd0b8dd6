import { BroadcasterSettings, DAY, MODERATOR_TERM, type RoomAccountSettings } from '@footlight/contract';
import * as v from 'valibot';
import { ApiError } from '../../kernel/api-error.ts';
import type { ModelRow } from '../../kernel/rooms/room-row.ts';
import { numberOf, type RoomWords } from '../shows/settings.ts';
import { broadcasterSettings, storedSettings } from './settings.ts';

/** Days of an appointment as moderator (spec 1 §3, `mod_expire`). */
const moderatorDays = ({ settings }: Pick<ModelRow, 'settings'>): number =>
  numberOf(settings.mod_expire) || MODERATOR_TERM / DAY;

/** The end of an appointment as moderator that starts now. */
export const moderatorUntil = (room: Pick<ModelRow, 'settings'>, now = Date.now()): Date =>
  new Date(now + moderatorDays(room) * DAY);

/** The settings of a room under the names that account settings have (spec 1 §3). */
export function roomAccountSettings(room: ModelRow): Required<RoomAccountSettings> {
  const { private: shows, spy, sharecam, snapchat } = broadcasterSettings(room);
  return {
    private_cost: shows.pricePerMinuteInToken,
    spy_cost: spy.pricePerMinuteInToken,
    cam2cam: sharecam,
    mod_expire: moderatorDays(room),
    sell_snapchat: snapchat.isEnabled ? 'YES' : 'NO',
    sell_snapchat_price: snapchat.priceInToken,
    sell_snapchat_duration: snapchat.duration,
    sell_snapchat_username: snapchat.username,
  };
}

/** The stored form of a room after these changes; the rules are those of the room's own settings. */
export function withAccountSettings(room: ModelRow, change: RoomAccountSettings): RoomWords {
  const before = broadcasterSettings(room);
  const next = { ...roomAccountSettings(room), ...change };
  const wish = v.safeParse(BroadcasterSettings, {
    ...before,
    sharecam: next.cam2cam,
    private: { ...before.private, pricePerMinuteInToken: next.private_cost },
    spy: { ...before.spy, pricePerMinuteInToken: next.spy_cost },
    snapchat: {
      isEnabled: next.sell_snapchat === 'YES',
      priceInToken: next.sell_snapchat_price,
      duration: next.sell_snapchat_duration,
      username: next.sell_snapchat_username,
    },
  });
  if (!wish.success) throw new ApiError('invalid_input', { fields: { sell_snapchat_username: 'required' } });
  const stored = storedSettings(room, wish.output);
  return { ...stored, settings: { ...stored.settings, mod_expire: next.mod_expire } };
}
