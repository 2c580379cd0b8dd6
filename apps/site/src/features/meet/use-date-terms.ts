import { type MeetMatch, minimumCharge } from '@footlight/contract';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

/** What a date costs its viewer besides the price; null if it is free, and until the broadcaster's room is read. */
export function useDateTerms(match: MeetMatch | null): { minimum: number; preTip: number } | null {
  const pricePerMinute = match?.price_per_minute ?? null;
  const { data: room } = useRead(match && pricePerMinute !== null ? roomKey(match.broadcastUsername) : null, {
    revalidateOnFocus: false,
  });
  if (!room || pricePerMinute === null) return null;
  const { privateMinimumDuration: minimumMinutes, preTipCost: preTip } = room.userSetting.private;
  return { minimum: minimumCharge({ pricePerMinute, minimumMinutes, preTip }), preTip };
}
