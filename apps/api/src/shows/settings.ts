import type { model } from '../db/schema/index.ts';

type Model = typeof model.$inferSelect;
type Settings = Pick<Model, 'settings'>;

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
