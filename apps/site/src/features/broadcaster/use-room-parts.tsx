import type { Room, BroadcasterSettings as Settings } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { type BroadcasterGroup, type BroadcasterPanelPart, groupOf } from '@footlight/room-widgets';
import { useNumber, useTexts } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { roomRulesDraftFamily } from './broadcaster-drafts.ts';
import { RoomPassword } from './room-password.tsx';
import { RoomRules } from './room-rules.tsx';

type Answer = CallAnswer<'GET /video/streamer_settings'>;

/** One group of rules as an entry of the panel. */
const useGroup = (
  username: string,
  settings: Settings,
  group: BroadcasterGroup,
  value: string,
): BroadcasterPanelPart => {
  const draft = useAtomValue(roomRulesDraftFamily(username, group));
  return {
    value,
    changed: draft !== null && JSON.stringify(draft) !== JSON.stringify(groupOf(settings, group)),
    content: <RoomRules username={username} settings={settings} group={group} />,
  };
};

/** Topic, prices and password of the broadcaster's own room, with their present values. */
export const useRoomParts = (username: string, room: Room, { settings, hasCamPassword }: Answer) => {
  const { t } = useTexts('broadcaster');
  const number = useNumber();
  const perMinute = (count: number) => t('entries.perMinute', { count, shown: number(count) });
  const off = t('entries.off');
  const offered = [settings.sellCustomMedia, settings.dickratingMedia, settings.snapchat].filter(
    ({ isEnabled }) => isEnabled,
  ).length;
  const { private: shows, spy } = settings;
  const of = (group: BroadcasterGroup, value: string) => [username, settings, group, value] as const;
  return {
    room: useGroup(...of('room', settings.subjectText || t('entries.noTopic'))),
    private: useGroup(...of('private', shows.isEnabled ? perMinute(shows.pricePerMinuteInToken) : off)),
    spy: useGroup(...of('spy', spy.isEnabled ? perMinute(spy.pricePerMinuteInToken) : off)),
    offers: useGroup(
      ...of('offers', offered > 0 ? t('entries.offered', { count: offered, shown: number(offered) }) : off),
    ),
    password: {
      value: t(hasCamPassword ? 'entries.locked' : 'entries.password'),
      content: <RoomPassword username={username} room={room} hasPassword={hasCamPassword} />,
    },
  };
};
