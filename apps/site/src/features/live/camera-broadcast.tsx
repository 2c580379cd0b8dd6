import { CameraStage, checksOf, isCameraOnAir, LevelMeter, StreamChecks } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { Stack, useTexts } from '@footlight/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { platformClock } from '../../shell/clock/platform-clock.ts';
import type { CameraSession } from './camera-session.ts';
import { useBrightness, useHearing } from './use-signs.ts';

const REFUSALS = ['conflict', 'account_suspended', 'unavailable', 'login_required', 'network'] as const;

interface CameraBroadcastProps {
  session: CameraSession;
  /** When the room went live, in Unix milliseconds. */
  since: number | undefined;
  roomHref: string;
  /** The broadcast has started or ended. */
  onChanged: () => void;
  /** Runs before the broadcast starts; false keeps it from starting. */
  prepare: () => Promise<boolean>;
  /** {@link prepare} is running. */
  preparing: boolean;
  /** `vitals`: the level of the sound, and what is fine and what is not; null without a camera. */
  children: (parts: { stage: ReactNode; vitals: ReactNode; onAir: boolean }) => ReactNode;
}

/** Broadcasting from this browser. */
export const CameraBroadcast = ({
  session,
  since,
  roomHref,
  onChanged,
  prepare,
  preparing,
  children,
}: CameraBroadcastProps) => {
  const { t } = useTexts('live');
  const view = useStoreValue(session.view, session.view.getSnapshot());
  const { step, stream, problem, refusal, health, behindMs, ...devices } = view;
  const known = REFUSALS.find((one) => one === refusal);
  const notice = problem ? t(`problem.${problem}`) : refusal ? t(`refusal.${known ?? 'other'}`) : null;
  const brightness = useBrightness(stream);
  const { hearing, onLevel } = useHearing(stream);
  const isOnAir = isCameraOnAir(step);

  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (step === 'live' || step === 'ended') changed();
  }, [step]);

  const height = stream?.getVideoTracks()[0]?.getSettings().height ?? 0;
  return children({
    onAir: isOnAir,
    stage: (
      <CameraStage
        {...devices}
        step={step}
        stream={stream}
        error={notice}
        pending={preparing}
        since={since}
        clock={platformClock.now}
        roomHref={roomHref}
        onOpen={() => void session.open()}
        onCameraChange={(cameraId) => void session.open({ cameraId })}
        onMicrophoneChange={(microphoneId) => void session.open({ microphoneId })}
        onGoLive={() => void prepare().then((isReady) => isReady && session.goLive())}
        onEnd={() => void session.end()}
      />
    ),
    vitals: stream ? (
      <Stack>
        {stream.getAudioTracks().length > 0 ? <LevelMeter stream={stream} onLevel={onLevel} /> : null}
        <StreamChecks
          checks={checksOf({ brightness, hearing, height, health, behindMs })}
          health={isOnAir ? health : null}
        />
      </Stack>
    ) : null,
  });
};
