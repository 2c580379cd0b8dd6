import type { AppInstall, AppName } from '@footlight/contract/room-apps';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { roomAppsKey } from '../../shell/api/keys.ts';

/** A broadcaster's calls about the apps of their own room. */
export const useOwnAppCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const params = { username };
    return {
      async install(body: AppInstall): Promise<void> {
        await api('POST /room_apps/{username}/install', { params, body });
        await mutate(roomAppsKey(username));
      },
      /** Resolves with the seed of the app's draws; empty for an app without draws. */
      async uninstall(app: AppName): Promise<string> {
        const { seed } = await api('POST /room_apps/{username}/uninstall', { params, body: { app } });
        await mutate(roomAppsKey(username));
        return seed;
      },
    };
  }, [api, mutate, username]);
};
