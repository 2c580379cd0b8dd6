import { cn, useTexts } from '@footlight/ui';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

const EVERY_MS = 100;

export interface LevelMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null or without sound: the meter is at its lower end. */
  stream: MediaStream | null;
  /** Ten times a second, 0 to 1. */
  onLevel?: ((level: number) => void) | undefined;
}

/** How loud the microphone is. Moves without rendering. */
export const LevelMeter = ({ stream, onLevel, className, ...rest }: LevelMeterProps) => {
  const { t } = useTexts('live');
  const report = useEffectEvent((level: number) => onLevel?.(level));
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
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
      bar.current?.parentElement?.setAttribute('aria-valuenow', String(percent));
      bar.current?.style.setProperty('--level', `${percent}%`);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers colour a native meter by themselves, not by tokens.
    <div
      {...rest}
      role="meter"
      data-component="level-meter"
      aria-label={t('level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className={cn(
        'h-2 w-full overflow-hidden rounded-full bg-surface-sunken shadow-[inset_0_0_0_1px_var(--fl-border)] forced-colors:border',
        className,
      )}
    >
      <div ref={bar} className="h-full w-[var(--level,0%)] bg-success forced-colors:bg-[Highlight]" />
    </div>
  );
};
