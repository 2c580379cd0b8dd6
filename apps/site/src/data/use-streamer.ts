import type { StreamerSettings } from '@footlight/contract';
import { readKey } from '@footlight/contract/client';
import type { CallAnswer, CallInput } from '@footlight/contract/operations';
import type { AppInstall, AppName } from '@footlight/contract/room-apps';
import { useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useRealtime } from '../realtime/realtime-context.ts';
import { useApi } from './api.ts';
import { fanPostsKey } from './fan-post-keys.ts';
import { fanClubKey, roomKey } from './keys.ts';
import { useRead } from './use-read.ts';
import { roomAppsKey } from './use-room-apps.ts';

const streamerSettingsKey = readKey('GET /video/streamer_settings');
type Answer = CallAnswer<'GET /video/streamer_settings'>;

/** What a broadcaster has set for the own room, and what is open in it; asked again when a show of it changes. */
export const useStreamerSettings = (username: string) => {
  const { mutate } = useSWRConfig();
  const realtime = useRealtime();
  useEffect(
    () =>
      realtime?.onShow((event) => {
        // Ticks move the meter of the room's answer alone.
        if (event.name === 'v3.private.ping' || event.name.endsWith('.tick')) return;
        if (event.payload.broadcaster === username) void mutate(streamerSettingsKey);
      }),
    [realtime, mutate, username],
  );
  return useRead(streamerSettingsKey, { revalidateOnFocus: false });
};

/** What a broadcaster does to the own room; each call leaves the cache as the platform now has it. */
export const useStreamerCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const params = { username };
    const again = async (): Promise<void> => {
      await Promise.all([mutate(roomKey(username)), mutate(streamerSettingsKey)]);
    };
    return {
      async save(body: StreamerSettings): Promise<void> {
        const { settings } = await api('POST /video/streamer_settings', { body });
        await mutate<Answer>(streamerSettingsKey, (known) => known && { ...known, settings });
        await mutate(roomKey(username));
      },
      async fanClub(body: CallInput<'POST /user/fanclub/settings'>['body']): Promise<void> {
        const club = await api('POST /user/fanclub/settings', { body });
        await mutate(fanClubKey(username), club, { revalidate: false });
      },
      /** Answers how many fans have it. */
      async fanMessage(body: CallInput<'POST /user/fanclub/message'>['body']): Promise<number> {
        const { sent } = await api('POST /user/fanclub/message', { body });
        return sent;
      },
      /** Answers the number of the post. */
      async fanPost(body: CallInput<'POST /user/fanclub/post'>['body']): Promise<number> {
        const { post_id } = await api('POST /user/fanclub/post', { body });
        void mutate(fanPostsKey(username));
        return post_id;
      },
      async mode(body: CallInput<'POST /video/mode'>['body']): Promise<void> {
        await api('POST /video/mode', { body });
        await again();
      },
      async discount(body: { discountRate: number; seconds: number }): Promise<void> {
        await api('POST /private/{username}/discount', { params, body });
        await again();
      },
      async end(refund: boolean): Promise<void> {
        await api('POST /private/{username}/end', { params, body: { refund } });
        await again();
      },
      async install(body: AppInstall): Promise<void> {
        await api('POST /room_apps/{username}/install', { params, body });
        await mutate(roomAppsKey(username));
      },
      /** Answers the seed of the app's draws; empty for an app that draws nothing. */
      async uninstall(app: AppName): Promise<string> {
        const { seed } = await api('POST /room_apps/{username}/uninstall', { params, body: { app } });
        await mutate(roomAppsKey(username));
        return seed;
      },
    };
  }, [api, mutate, username]);
};
