import type { BroadcasterSettings } from '@footlight/contract';
import type { CallAnswer, CallInput } from '@footlight/contract/operations';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { broadcasterSettingsKey } from './broadcaster-keys.ts';

type Answer = CallAnswer<'GET /video/streamer_settings'>;

/** Settings of the broadcaster's own room, and how many requests and tickets are open. */
export const useBroadcasterSettings = () => useRead(broadcasterSettingsKey, { revalidateOnFocus: false });

/** A broadcaster's calls about their own room. Each updates the cache to the platform's state. */
export const useBroadcasterCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const params = { username };
    const refresh = async (): Promise<void> => {
      await Promise.all([mutate(roomKey(username)), mutate(broadcasterSettingsKey)]);
    };
    return {
      async save(body: BroadcasterSettings): Promise<void> {
        const { settings } = await api('POST /video/streamer_settings', { body });
        await mutate<Answer>(broadcasterSettingsKey, (known) => known && { ...known, settings });
        await mutate(roomKey(username));
      },
      async tags(wish: readonly string[]): Promise<void> {
        const { tags } = await api('POST /video/streamer_settings/tags', { body: { tags: [...wish] } });
        await mutate<Answer>(broadcasterSettingsKey, (known) => known && { ...known, tags });
        await mutate(roomKey(username));
      },
      /** Null removes the password. */
      async password(password: string | null): Promise<void> {
        const { hasCamPassword } = await api('POST /video/streamer_settings/password', {
          body: { password },
        });
        await mutate<Answer>(broadcasterSettingsKey, (known) => known && { ...known, hasCamPassword });
        await mutate(roomKey(username));
      },
      async mode(body: CallInput<'POST /video/mode'>['body']): Promise<void> {
        await api('POST /video/mode', { body });
        await refresh();
      },
      async discount(body: { discountRate: number; seconds: number }): Promise<void> {
        await api('POST /private/{username}/discount', { params, body });
        await refresh();
      },
      async accept(show_id: number): Promise<void> {
        await api('POST /private/{username}/accept', { params, body: { show_id } });
        await mutate(roomKey(username));
      },
      async decline(show_id: number): Promise<void> {
        await api('POST /private/{username}/decline', { params, body: { show_id } });
        await mutate(roomKey(username));
      },
      async end(refund: boolean): Promise<void> {
        await api('POST /private/{username}/end', { params, body: { refund } });
        await refresh();
      },
    };
  }, [api, mutate, username]);
};
