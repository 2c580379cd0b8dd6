import type { BroadcasterSettings } from '@footlight/contract';
import { subjectColorOf, takesFollowers } from '../../kernel/rooms/room-row.ts';
import { orderTerms, storedOrderTerms } from '../orders/terms.ts';
import { numberOf, privateSettings, type RoomWords, takesCams } from '../shows/settings.ts';

/** The broadcaster's room settings. Prices stay stored while their feature is off. */
export function broadcasterSettings({ settings, subject, profile }: RoomWords): BroadcasterSettings {
  const { isEnabled, pricePerMinuteInToken, ...shown } = privateSettings({ settings });
  const exclusive =
    settings.exclusivePrice ?? (numberOf(settings.exclusivePriceKept) || 2 * settings.privatePrice);
  return {
    subjectText: subject,
    subjectColor: subjectColorOf({ profile }) ?? '',
    isUserListVisible: profile.isUserListVisible === true,
    followEnabled: takesFollowers({ settings }),
    sharecam: takesCams({ settings }),
    private: {
      isEnabled,
      pricePerMinuteInToken,
      isExclusiveEnabled: shown.isExclusiveEnabled,
      exclusivePricePerMinuteInToken: exclusive,
      privateMinimumDuration: shown.privateMinimumDuration,
      minimumTokenToStart: numberOf(settings.minimumTokens),
      preTipCost: shown.preTipCost,
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

/** The stored form of the settings; other stored values stay. */
export function storedSettings(
  { settings, profile }: RoomWords,
  {
    subjectText,
    subjectColor,
    isUserListVisible,
    followEnabled,
    sharecam,
    private: set,
    spy,
    ...terms
  }: BroadcasterSettings,
): RoomWords {
  return {
    subject: subjectText,
    profile: { ...profile, isUserListVisible, subjectColor: subjectColor || null },
    settings: {
      ...settings,
      followEnabled,
      sharecam,
      privateEnabled: set.isEnabled,
      privatePrice: set.pricePerMinuteInToken,
      exclusivePrice: set.isExclusiveEnabled ? set.exclusivePricePerMinuteInToken : null,
      exclusivePriceKept: set.exclusivePricePerMinuteInToken,
      privateMinimumMinutes: set.privateMinimumDuration,
      minimumTokens: set.minimumTokenToStart,
      preTip: set.preTipCost,
      watchTogetherEnabled: set.isWatchPornTogetherEnabled,
      spyEnabled: spy.isEnabled,
      spyPrice: spy.pricePerMinuteInToken,
      spyStartupTip: spy.startupTipInToken,
      ...storedOrderTerms(terms),
    },
  };
}
