import { useStoreValue } from '@footlight/room-widgets/stores';
import { useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CameraSession, type CameraView, createCameraSession } from './camera-session.ts';
import { CameraStage } from './camera-stage/camera-stage.tsx';

const REFUSALS = ['conflict', 'account_suspended', 'unavailable', 'login_required', 'network'] as const;
const LIVE_STEPS: readonly CameraView['step'][] = ['starting', 'live', 'reconnecting'];

interface RunningProps {
  session: CameraSession;
  roomHref: string;
  onChanged: () => void;
}

const Running = ({ session, roomHref, onChanged }: RunningProps) => {
  const { t } = useTexts('live');
  const view = useStoreValue(session.view, session.view.getSnapshot());
  const { step, problem, refusal } = view;
  const isOnAir = LIVE_STEPS.includes(step);
  const known = REFUSALS.find((one) => one === refusal);
  const notice = problem ? t(`problem.${problem}`) : refusal ? t(`refusal.${known ?? 'other'}`) : null;

  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (step === 'live' || step === 'ended') changed();
  }, [step]);
  // Leaving the page ends the broadcast.
  useEffect(() => {
    if (!isOnAir) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnAir]);

  return (
    <CameraStage
      {...view}
      notice={notice}
      roomHref={roomHref}
      onOpen={() => void session.open()}
      onCameraChange={(cameraId) => void session.open({ cameraId })}
      onMicrophoneChange={(microphoneId) => void session.open({ microphoneId })}
      onGoLive={session.goLive}
      onEnd={() => void session.end()}
    />
  );
};

/** Broadcasting from this browser. It ends when the broadcaster leaves the page. */
export const CameraBroadcast = (props: Omit<RunningProps, 'session'>) => {
  const [session, setSession] = useState<CameraSession | null>(null);
  useEffect(() => {
    const next = createCameraSession();
    setSession(next);
    return () => next.close();
  }, []);
  return session ? <Running {...props} session={session} /> : null;
};
