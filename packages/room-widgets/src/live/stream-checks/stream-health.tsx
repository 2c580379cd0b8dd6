import { Fact, FactList, useNumber, useTexts } from '@footlight/ui';

/** The received stream of a broadcaster. `bitrate` in bits per second; sizes are 0 while unknown. */
export interface IngestHealth {
  bitrate: number;
  fps: number;
  /** Frames lost since the broadcast started; null if nobody counts them. */
  dropped: number | null;
  width: number;
  height: number;
}

export const StreamHealth = ({ health }: { health: IngestHealth }) => {
  const { t } = useTexts('live');
  const number = useNumber();
  const { bitrate, fps, dropped, width, height } = health;
  return (
    <FactList aria-label={t('health.title')} data-part="health" className="rounded-lg bg-surface p-4">
      <Fact label={t('health.bitrate')}>
        {t('health.kbps', { value: number(Math.round(bitrate / 1000)) })}
      </Fact>
      {width > 0 ? <Fact label={t('health.size')}>{`${width} × ${height}`}</Fact> : null}
      {fps > 0 ? <Fact label={t('health.fps')}>{number(fps)}</Fact> : null}
      {dropped === null ? null : <Fact label={t('health.dropped')}>{number(dropped)}</Fact>}
    </FactList>
  );
};
