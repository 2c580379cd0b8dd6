import type { Brightness, Hearing } from '@footlight/room-widgets';
import { useCallback, useEffect, useRef, useState } from 'react';

const LOOK_EVERY_MS = 1_000;
const WIDTH = 32;
const HEIGHT = 18;

/** Mean brightness of a picture's pixels (RGBA), 0 to 1, weighted as eyes do (Rec. 709). */
const brightnessOf = (pixels: Uint8ClampedArray): number => {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  }
  return sum / (pixels.length / 4) / 255;
};

/** How bright the camera's picture is; looks once a second at a very small copy of it. */
export const useBrightness = (stream: MediaStream | null): Brightness => {
  const [brightness, setBrightness] = useState<Brightness>(null);
  useEffect(() => {
    if (!stream) return setBrightness(null);
    const video = document.createElement('video');
    video.srcObject = stream;
    video.muted = true;
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    video.play().catch(() => undefined);
    const timer = setInterval(() => {
      if (!pen || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      pen.drawImage(video, 0, 0, WIDTH, HEIGHT);
      // In steps, so that a flicker renders nothing.
      setBrightness(Math.round(brightnessOf(pen.getImageData(0, 0, WIDTH, HEIGHT).data) * 20) / 20);
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      video.srcObject = null;
    };
  }, [stream]);
  return brightness;
};

/** A microphone that was not heard for this long is silent. */
const SILENT_AFTER_MS = 10_000;

/** Quieter than this is noise of the microphone itself. */
const HEARD_FROM = 0.02;

/** Whether the microphone is heard, from the reports of its level (0 to 1). */
export const useHearing = (
  stream: MediaStream | null,
): { hearing: Hearing; onLevel(level: number): void } => {
  const [hearing, setHearing] = useState<Hearing>(null);
  const heardAt = useRef(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return setHearing(stream ? 'none' : null);
    setHearing(null);
    const startedAt = Date.now();
    heardAt.current = 0;
    const timer = setInterval(() => {
      const quietMs = Date.now() - Math.max(startedAt, heardAt.current);
      setHearing(quietMs > SILENT_AFTER_MS ? 'silent' : heardAt.current > 0 ? 'heard' : null);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [stream]);
  const onLevel = useCallback((level: number) => {
    if (level > HEARD_FROM) heardAt.current = Date.now();
  }, []);
  return { hearing, onLevel };
};
