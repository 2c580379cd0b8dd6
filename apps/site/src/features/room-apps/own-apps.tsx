import type { AppName } from '@footlight/contract/room-apps';
import { AppManager, type BroadcasterPanelPart } from '@footlight/room-widgets';
import { useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useCall } from '../../shell/forms/use-call.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { appDraftsFamily } from './app-drafts.ts';
import { useOwnAppCalls } from './use-own-apps.ts';

/** The room apps of the broadcaster's own room: install, change and uninstall. */
const OwnApps = ({ username }: { username: string }) => {
  const { t } = useTexts('broadcaster');
  // The room's app grid keeps this key up to date from the socket.
  const { data } = useRead(roomAppsKey(username), { revalidateOnFocus: false });
  const calls = useOwnAppCalls(username);
  const toast = useToast();
  const { pending, fieldErrors, error, run, forget } = useCall();
  const [drafts, setDrafts] = useAtom(appDraftsFamily(username));
  /** The app of the last call. */
  const [app, setApp] = useState<AppName | null>(null);
  const change = (of: AppName, call: () => Promise<void>) => {
    if (pending) return;
    setApp(of);
    void run(call);
  };
  return (
    <AppManager
      installed={data?.apps ?? []}
      drafts={drafts}
      onDraftChange={(of, draft) => {
        forget();
        setDrafts((now) => ({ ...now, [of]: draft }));
      }}
      problems={app && error ? { app, fields: fieldErrors, error } : null}
      pendingId={pending ? app : null}
      onInstall={(install) =>
        change(install.app, async () => {
          await calls.install(install);
          setDrafts(({ [install.app]: _, ...others }) => others);
        })
      }
      onUninstall={(of) =>
        change(of, async () => {
          const seed = await calls.uninstall(of);
          if (seed) toast({ appearance: 'info', content: t('apps.seed', { seed }), autoDismiss: false });
        })
      }
    />
  );
};

/** The room apps as an entry of the broadcaster's panel. */
export const useOwnAppsPart = (username: string): BroadcasterPanelPart => {
  const { t } = useTexts('broadcaster');
  const number = useNumber();
  const { data } = useRead(roomAppsKey(username), { revalidateOnFocus: false });
  const count = data?.apps.length ?? 0;
  return {
    value: data && (count > 0 ? t('entries.apps', { count, shown: number(count) }) : t('entries.noApps')),
    content: <OwnApps username={username} />,
  };
};
