import type { model } from '../../kernel/db/schema/index.ts';

type Model = typeof model.$inferSelect;
type Settings = Pick<Model, 'settings'>;
export type RoomWords = Pick<Model, 'settings' | 'subject' | 'profile'>;

export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** The broadcaster's private settings, in the form of the contract. */
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
    // Recordings of privates are not built, so no room offers them.
    isRecordingEnabled: false,
    isWatchPornTogetherEnabled: settings.watchTogetherEnabled === true,
    isPreTipEnabled: numberOf(settings.preTip) > 0,
    preTipCost: numberOf(settings.preTip),
  };
}

/** The room's current discount in percent; 0 for none. */
export function discountOf(
  { profile }: Pick<Model, 'profile'>,
  now: number,
): { rate: number; until: number } {
  const found = profile.discount as { rate?: unknown; until?: unknown } | undefined;
  const rate = numberOf(found?.rate);
  const until = numberOf(found?.until);
  return until > now ? { rate, until } : { rate: 0, until: 0 };
}

/** The broadcaster's spy settings. */
export function spySettings({ settings }: Settings) {
  return {
    isEnabled: settings.spyEnabled && settings.spyPrice !== null,
    pricePerMinuteInToken: settings.spyPrice ?? 0,
    startupTipInToken: numberOf(settings.spyStartupTip),
  };
}

/** Whether viewers may offer their camera in the public room. */
export const takesCams = ({ settings }: Settings): boolean => settings.sharecam === true;
