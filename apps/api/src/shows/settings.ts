import type { StreamerSettings } from '@footlight/contract';
import type { model } from '../db/schema/index.ts';
import { orderTerms, storedOrderTerms } from '../orders/terms.ts';

type Model = typeof model.$inferSelect;
type Settings = Pick<Model, 'settings'>;
type RoomWords = Pick<Model, 'settings' | 'subject' | 'profile'>;

const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** What the broadcaster has set for privates, in the words of the contract. */
export function privateSettings({ settings }: Settings) {
  return {
    isEnabled: settings.privateEnabled,
    pricePerMinuteInToken: settings.privatePrice,
    exclusivePricePerMinuteInToken: settings.exclusivePrice ?? 0,
    isExclusiveEnabled: settings.exclusivePrice !== null,
    minimumTokenToStart: Math.max(
      numberOf(settings.minimumTokens),
      settings.privatePrice * settings.privateMinimumMinutes,
    ),
    privateMinimumDuration: settings.privateMinimumMinutes,
    isRecordingEnabled: settings.recordingEnabled === true,
    isPreTipEnabled: numberOf(settings.preTip) > 0,
    preTipCost: numberOf(settings.preTip),
    isWatchPornTogetherEnabled: settings.watchTogetherEnabled === true,
  };
}

/** The discount that runs in this room, in percent; 0 for none. */
export function discountOf(
  { profile }: Pick<Model, 'profile'>,
  now: number,
): { rate: number; until: number } {
  const found = profile.discount as { rate?: unknown; until?: unknown } | undefined;
  const rate = numberOf(found?.rate);
  const until = numberOf(found?.until);
  return until > now ? { rate, until } : { rate: 0, until: 0 };
}

/** What the broadcaster has set for spying. */
export function spySettings({ settings }: Settings) {
  return {
    isEnabled: settings.spyEnabled && settings.spyPrice !== null,
    pricePerMinuteInToken: settings.spyPrice ?? 0,
    startupTipInToken: numberOf(settings.spyStartupTip),
  };
}

/** The room as its broadcaster set it: prices stay while what they are for is switched off. */
export function streamerSettings({ settings, subject, profile }: RoomWords): StreamerSettings {
  const { isEnabled, pricePerMinuteInToken, ...shown } = privateSettings({ settings });
  const exclusive =
    settings.exclusivePrice ?? (numberOf(settings.exclusivePriceKept) || 2 * settings.privatePrice);
  return {
    subjectText: subject,
    isUserListVisible: profile.isUserListVisible === true,
    private: {
      isEnabled,
      pricePerMinuteInToken,
      isExclusiveEnabled: shown.isExclusiveEnabled,
      exclusivePricePerMinuteInToken: exclusive,
      privateMinimumDuration: shown.privateMinimumDuration,
      minimumTokenToStart: numberOf(settings.minimumTokens),
      preTipCost: shown.preTipCost,
      isRecordingEnabled: shown.isRecordingEnabled,
      isWatchPornTogetherEnabled: shown.isWatchPornTogetherEnabled,
    },
    spy: {
      isEnabled: settings.spyEnabled && settings.spyPrice !== null,
      pricePerMinuteInToken: settings.spyPrice ?? Math.max(1, Math.ceil(settings.privatePrice / 5)),
      startupTipInToken: numberOf(settings.spyStartupTip),
    },
    ...orderTerms({ settings }),
  };
}

/** The same as a room stores it; what else is stored stays. */
export function storedSettings(
  { settings, profile }: RoomWords,
  { subjectText, isUserListVisible, private: set, spy, ...terms }: StreamerSettings,
): RoomWords {
  return {
    subject: subjectText,
    profile: { ...profile, isUserListVisible },
    settings: {
      ...settings,
      privateEnabled: set.isEnabled,
      privatePrice: set.pricePerMinuteInToken,
      exclusivePrice: set.isExclusiveEnabled ? set.exclusivePricePerMinuteInToken : null,
      exclusivePriceKept: set.exclusivePricePerMinuteInToken,
      privateMinimumMinutes: set.privateMinimumDuration,
      minimumTokens: set.minimumTokenToStart,
      preTip: set.preTipCost,
      recordingEnabled: set.isRecordingEnabled,
      watchTogetherEnabled: set.isWatchPornTogetherEnabled,
      spyEnabled: spy.isEnabled,
      spyPrice: spy.pricePerMinuteInToken,
      spyStartupTip: spy.startupTipInToken,
      ...storedOrderTerms(terms),
    },
  };
}

/** Whether viewers may offer their camera in the public room. */
export const takesCams = ({ settings }: Settings): boolean => settings.sharecam === true;
