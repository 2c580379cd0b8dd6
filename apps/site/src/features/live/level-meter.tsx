import { useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const EVERY_MS = 100;

interface LevelMeterProps {
  stream: MediaStream;
  /** Ten times a second, 0 to 1. */
  onLevel?: ((level: number) => void) | undefined;
}

/** How loud the microphone is. Moves without rendering. */
export const LevelMeter = ({ stream, onLevel }: LevelMeterProps) => {
  const { t } = useTexts('live');
  const report = useEffectEvent((level: number) => onLevel?.(level));
  const meter = useRef<HTMLDivElement>(null);
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
      const level = Math.min(1, Math.sqrt(power) * 4);
      report(level);
      const percent = Math.round(level * 100);
      meter.current?.setAttribute('aria-valuenow', String(percent));
      meter.current?.style.setProperty('--level', `${percent}%`);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers colour a native meter by themselves, not by tokens.
    <div
      ref={meter}
      role="meter"
      data-part="level"
      aria-label={t('level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="h-2 w-full overflow-hidden rounded-full bg-surface-sunken shadow-[inset_0_0_0_1px_var(--fl-border)] forced-colors:border"
    >
      <div className="h-full w-[var(--level,0%)] bg-success forced-colors:bg-[Highlight]" />
    </div>
  );
};
