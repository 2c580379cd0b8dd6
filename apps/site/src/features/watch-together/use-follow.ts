import type { WatchState, WatchVideo } from '@footlight/contract';
import { followWatch, type WatchPlayerState } from '@footlight/room-widgets';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { platformClock } from '../../shell/clock/platform-clock.ts';

/** Plays a recorded video in the element; returns a function that stops it. */
export type PlayRecorded = (video: HTMLVideoElement, address: string, onFailed: () => void) => () => void;

/** Loads the video into the element and keeps it in step with the shared state. */
export const useFollow = (
  element: HTMLVideoElement | null,
  watch: WatchState | null,
  video: WatchVideo | null,
  play: PlayRecorded,
) => {
  const [isMuted, setMuted] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [isWaiting, setWaiting] = useState(true);
  const [failures, setFailures] = useState<{ attempt: number; hasFailed: boolean }>({
    attempt: 0,
    hasFailed: false,
  });
  // A new token for the same video must not restart it.
  const [opened, setOpened] = useState<WatchVideo | null>(null);
  if (opened?.id !== video?.id) {
    setOpened(video);
    setWaiting(true);
    setFailures({ attempt: 0, hasFailed: false });
  }
  const address = opened?.hls_abr_url;
  const followed = useRef<ReturnType<typeof followWatch> | null>(null);
  const stateNow = useEffectEvent(() => watch);
  const load = useEffectEvent(play);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt attaches the video again
  useEffect(() => {
    if (!element || address === undefined) return;
    const stop = load(element, address, () => setFailures((last) => ({ ...last, hasFailed: true })));
    const following = followWatch(element, {
      state: () => stateNow(),
      now: platformClock.now,
      onHeldBack: () => {
        setMuted(true);
        setHeldBack(true);
      },
      onBlocked: setBlocked,
      onWaiting: setWaiting,
    });
    followed.current = following;
    return () => {
      followed.current = null;
      following.end();
      stop();
    };
  }, [element, address, failures.attempt]);

  useEffect(() => {
    if (element) element.muted = isMuted;
  }, [element, isMuted]);

  const version = watch?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version takes effect at once
  useEffect(() => followed.current?.sync(), [version, watch?.at]);

  const state: WatchPlayerState = failures.hasFailed
    ? 'failed'
    : isBlocked
      ? 'blocked'
      : isWaiting
        ? 'waiting'
        : 'ready';
  return {
    state,
    isMuted,
    isHeldBack,
    setMuted,
    /** In a click: the browser now lets the video play. */
    join: () => followed.current?.sync(),
    retry: (again: WatchVideo | null) => {
      if (again) setOpened(again);
      setWaiting(true);
      setFailures(({ attempt }) => ({ attempt: attempt + 1, hasFailed: false }));
    },
  };
};
