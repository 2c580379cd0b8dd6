import { useTexts } from '@footlight/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { MediaSnapshot } from './player-media.ts';

export interface QualityMenuProps extends Pick<MediaSnapshot, 'levels' | 'level'> {
  /** Name of a rendition, `auto` or `saver`. */
  quality: string;
  onChange: (quality: string) => void;
}

/** The browser's own select, which also works in full screen and on touch screens. */
export function QualityMenu({ levels, level, quality, onChange }: QualityMenuProps) {
  const { t } = useTexts('player');
  // A rendition without video has no height.
  const sorted = levels.filter(({ height }) => height > 0).sort((a, b) => b.height - a.height);
  if (sorted.length < 2) return null;
  const nameOf = (one: (typeof sorted)[number]) => one.name ?? `${one.height}p`;
  const now = levels.find(({ id }) => id === level?.id);
  const isKnown = quality === 'saver' || sorted.some((one) => nameOf(one) === quality);
  const value = isKnown ? quality : 'auto';
  const shown =
    value === 'auto' ? t('player.auto') : value === 'saver' ? t('player.saver') : `${now?.height ?? ''}p`;
  return (
    <span
      data-part="quality"
      className="relative flex h-10 min-w-0 items-center gap-1 rounded-md px-2 text-sm font-semibold hover:bg-on-media/15 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-on-media"
    >
      <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0" />
      <span aria-hidden="true" className="numeric truncate max-sm:hidden">
        {shown}
      </span>
      <select
        aria-label={t('player.quality')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <option value="auto">
          {value === 'auto' && now ? t('player.autoNow', { height: now.height }) : t('player.auto')}
        </option>
        {sorted.map((one) => (
          <option key={one.id} value={nameOf(one)}>
            {`${one.height}p`}
          </option>
        ))}
        <option value="saver">{t('player.saver')}</option>
      </select>
    </span>
  );
}
