import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  PlayerEngine,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './player-engine.ts';

export interface Playback {
  /** Ref of the video element. */
  video: (element: HTMLVideoElement | null) => void;
  state: PlayerState;
  levels: readonly PlayerLevel[];
  /** The level that plays now, and whether the engine chose it. */
  level: { id: number; isAuto: boolean } | null;
  setLevel(id: number | 'auto'): void;
  goLive(): void;
  /** Attaches the engine anew. */
  retry(): void;
}

interface Reported {
  url: string | undefined;
  state: PlayerState;
  levels: readonly PlayerLevel[];
  level: Playback['level'];
}

const fresh = (url: string | undefined): Reported => ({ url, state: 'loading', levels: [], level: null });

/** Attaches the engine to a video as long as there is a source, and keeps what the engine reports. */
export function usePlayback(
  engine: PlayerEngine,
  source: PlayerSource | null,
  onStateChange: ((state: PlayerState) => void) | undefined,
): Playback {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const url = source?.url;
  const [reported, setReported] = useState(() => fresh(url));
  const handle = useRef<PlayerEngineHandle | null>(null);
  const tell = useRef(onStateChange);
  useEffect(() => {
    tell.current = onStateChange;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to attach again.
  useEffect(() => {
    if (!video || url === undefined) return;
    setReported(fresh(url));
    const attached = engine.attach(
      video,
      { url },
      {
        onState(state) {
          setReported((last) => ({ ...last, state }));
          tell.current?.(state);
        },
        onLevels: (levels) => setReported((last) => ({ ...last, levels })),
        onLevel: (id, isAuto) => setReported((last) => ({ ...last, level: { id, isAuto } })),
      },
    );
    handle.current = attached;
    return () => {
      handle.current = null;
      attached.detach();
    };
  }, [engine, url, video, attempt]);

  // Until the effect has run, a report on another stream says nothing about this one.
  const current = reported.url === url ? reported : fresh(url);
  return {
    video: setVideo,
    state: current.state,
    levels: current.levels,
    level: current.level,
    setLevel: useCallback((id: number | 'auto') => handle.current?.setLevel(id), []),
    goLive: useCallback(() => handle.current?.goLive(), []),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
