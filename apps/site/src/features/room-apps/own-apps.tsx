import { ApiError } from '@footlight/client';
import type { AppName } from '@footlight/contract/room-apps';
import { AppManager, type BroadcasterPanelPart, type FieldProblems } from '@footlight/room-widgets';
import { useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
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
  const errorToast = useErrorToast();
  const [drafts, setDrafts] = useAtom(appDraftsFamily(username));
  const [busy, setBusy] = useState<AppName | null>(null);
  const [problems, setProblems] = useState<{ app: AppName; fields: FieldProblems } | null>(null);
  const run = (app: AppName, call: () => Promise<void>) => {
    if (busy) return;
    setBusy(app);
    setProblems(null);
    call()
      .catch((error: unknown) => {
        if (error instanceof ApiError) setProblems({ app, fields: error.fields });
        errorToast(error);
      })
      .finally(() => setBusy(null));
  };
  return (
    <AppManager
      installed={data?.apps ?? []}
      drafts={drafts}
      onDraftChange={(app, draft) => {
        setProblems(null);
        setDrafts((now) => ({ ...now, [app]: draft }));
      }}
      problems={problems}
      pendingId={busy}
      onInstall={(install) =>
        run(install.app, async () => {
          await calls.install(install);
          setDrafts(({ [install.app]: _, ...others }) => others);
        })
      }
      onUninstall={(app) =>
        run(app, async () => {
          const seed = await calls.uninstall(app);
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
