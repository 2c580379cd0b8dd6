import type { CamShareProblem } from '@footlight/room-widgets';
import { openCamera, problemOf, stopStream } from '@footlight/room-widgets/cams';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether the browser would open the camera without a question. Some browsers do not say. */
const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
};

/**
 * The user's own camera before a meeting, for this page alone. It opens by itself if the user has agreed in this visit
 * and the browser needs not ask, and closes with the component.
 */
export const useCameraPreview = (hasConsent: boolean) => {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CamShareProblem | null>(null);
  const isGone = useRef(false);
  const open = async () => {
    setProblem(null);
    try {
      const opened = await openCamera();
      // A microphone has nothing to show.
      for (const track of opened.getAudioTracks()) track.stop();
      if (isGone.current) stopStream(opened);
      else setStream(opened);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const openByItself = useEffectEvent(async () => {
    if (hasConsent && (await isGranted()) && !isGone.current) await open();
  });
  useEffect(() => {
    isGone.current = false;
    void openByItself();
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => () => stopStream(stream), [stream]);
  return { stream, problem, open: () => void open(), dismiss: () => setProblem(null) };
};
