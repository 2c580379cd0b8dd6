import type { AppViews } from '@footlight/contract/room-apps';
import { type Draft, type GoalDraft, GoalForm } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useCall } from '../../shell/forms/use-call.ts';
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
  const { pending, fieldErrors, error, run, forget } = useCall();
  const [drafts, setDrafts] = useAtom(appDraftsFamily(username));
  const [hasNoTarget, setHasNoTarget] = useState(false);
  if (!data) return null;
  const draft = { ...EMPTY, ...(drafts.tip_goal as Draft<GoalDraft> | undefined) };
  const start = () => {
    const { title, target } = draft;
    if (target === null) return setHasNoTarget(true);
    void run(async () => {
      await calls.install({ app: 'tip_goal', config: { title, target } });
      setDrafts(({ tip_goal: _, ...others }) => others);
    });
  };
  return (
    <GoalForm
      goal={data.apps.find(isGoal) ?? null}
      draft={draft}
      onDraftChange={(next) => {
        setHasNoTarget(false);
        forget();
        setDrafts((now) => ({ ...now, tip_goal: { ...next } }));
      }}
      fieldErrors={hasNoTarget ? { 'config.target': 'required' } : fieldErrors}
      error={error}
      pending={pending}
      onStart={start}
      onEnd={() => void run(() => calls.uninstall('tip_goal'))}
    />
  );
};
