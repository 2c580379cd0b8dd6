import { ApiError } from '@footlight/client';
import type { AppViews } from '@footlight/contract/room-apps';
import { type Draft, type FieldProblems, type GoalDraft, GoalForm } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { appDraftsFamily } from './app-drafts.ts';
import { useOwnAppCalls } from './use-own-apps.ts';
import { useRoomApps } from './use-room-apps.ts';

const isGoal = (view: { app: string }): view is AppViews['tip_goal'] => view.app === 'tip_goal';
const EMPTY: Draft<GoalDraft> = { title: '', target: 1_000 };

/** The goal of the broadcaster's own room. Its draft is the one of the room's app settings. */
export const OwnGoal = ({ username, socket }: { username: string; socket: RoomSocket | null }) => {
  const { data } = useRoomApps(username, socket);
  const calls = useOwnAppCalls(username);
  const errorToast = useErrorToast();
  const [drafts, setDrafts] = useAtom(appDraftsFamily(username));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isBusy, setBusy] = useState(false);
  if (!data) return null;
  const draft = { ...EMPTY, ...(drafts.tip_goal as Draft<GoalDraft> | undefined) };
  const run = (call: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setProblems({});
    call()
      .catch((error: unknown) => {
        if (error instanceof ApiError) setProblems(error.fields);
        errorToast(error);
      })
      .finally(() => setBusy(false));
  };
  const start = () => {
    const { title, target } = draft;
    if (target === null) return setProblems({ 'config.target': 'required' });
    run(async () => {
      await calls.install({ app: 'tip_goal', config: { title, target } });
      setDrafts(({ tip_goal: _, ...others }) => others);
    });
  };
  return (
    <GoalForm
      goal={data.apps.find(isGoal) ?? null}
      draft={draft}
      onDraftChange={(next) => {
        setProblems({});
        setDrafts((now) => ({ ...now, tip_goal: { ...next } }));
      }}
      fieldErrors={problems}
      pending={isBusy}
      onStart={start}
      onEnd={() => run(() => calls.uninstall('tip_goal'))}
    />
  );
};
