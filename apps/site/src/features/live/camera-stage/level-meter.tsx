import { useTexts } from '@footlight/ui';
import { useEffect, useRef } from 'react';

const EVERY_MS = 100;

/** How loud the microphone is. Moves without rendering. */
export const LevelMeter = ({ stream }: { stream: MediaStream }) => {
  const { t } = useTexts('live');
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    if (stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech at a normal distance fills about half.
      if (meter.current) meter.current.value = Math.min(1, Math.sqrt(power) * 4);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <meter
      ref={meter}
      data-part="level"
      aria-label={t('level')}
      min={0}
      max={1}
      value={0}
      className="w-full"
    />
  );
};
