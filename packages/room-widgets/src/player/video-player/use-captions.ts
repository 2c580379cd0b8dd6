import { useEffect, useState } from 'react';

const isCaptions = (track: TextTrack): boolean => track.kind === 'captions' || track.kind === 'subtitles';

export interface Captions {
  /** The stream has a captions track. */
  has: boolean;
  isOn: boolean;
  toggle(): void;
}

/** Captions of the video, if the stream has a track. */
export function useCaptions(video: HTMLVideoElement | null): Captions {
  const [state, setState] = useState({ has: false, isOn: false });
  useEffect(() => {
    const list = video?.textTracks;
    if (!list) return;
    const look = () => {
      const tracks = [...list].filter(isCaptions);
      setState({ has: tracks.length > 0, isOn: tracks.some(({ mode }) => mode === 'showing') });
    };
    look();
    const events = ['addtrack', 'removetrack', 'change'] as const;
    for (const name of events) list.addEventListener(name, look);
    return () => {
      for (const name of events) list.removeEventListener(name, look);
    };
  }, [video]);
  return {
    ...state,
    toggle() {
      const tracks = [...(video?.textTracks ?? [])].filter(isCaptions);
      const isOn = tracks.some(({ mode }) => mode === 'showing');
      for (const [index, track] of tracks.entries())
        track.mode = !isOn && index === 0 ? 'showing' : 'disabled';
    },
  };
}
