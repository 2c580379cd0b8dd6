import { Button, clock, IconButton, Slider, useTexts } from '@footlight/ui';
import { Pause, Play, Volume2, VolumeX, X } from 'lucide-react';
import { useState } from 'react';

export interface WatchControlsProps {
  playing: boolean;
  muted: boolean;
  /** Whole seconds. */
  position: number;
  length: number;
  hasEnded: boolean;
  /** There is nothing to control yet, or no more. */
  off: boolean;
  onPress: (press: { playing: boolean; position?: number }) => void;
  onMutedChange: (isMuted: boolean) => void;
  onOther?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** Seconds of one arrow key. */
const STEP = 5;

/** The controls of the shared video. All but the sound act for both. */
export const WatchControls = (props: WatchControlsProps) => {
  const { playing, muted, position, length, hasEnded, off, onPress, onMutedChange, onOther, onClose } = props;
  const { t } = useTexts('watch-together');
  /** While the thumb is dragged, it does not follow the video. */
  const [dragged, setDragged] = useState<number | null>(null);
  const timeOf = (at: number) => t('player.positionValue', { at: clock(at), length: clock(length) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of a form.
    <div
      data-part="controls"
      role="group"
      aria-label={t('player.controls')}
      className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1"
    >
      <div dir="ltr" className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-1">
        <IconButton
          data-part="play"
          label={t(playing ? 'player.pause' : 'player.play')}
          disabled={off}
          // From the end, play starts again.
          onClick={() => onPress({ playing: !playing, ...(hasEnded ? { position: 0 } : {}) })}
        >
          {playing ? <Pause /> : <Play />}
        </IconButton>
        <Slider
          data-part="position"
          aria-label={t('player.position')}
          className="flex-1 basis-32"
          max={Math.max(1, length)}
          step={STEP}
          value={dragged ?? position}
          disabled={off}
          format={timeOf}
          onValueChange={setDragged}
          onValueCommit={(at) => {
            setDragged(null);
            onPress({ playing, position: at });
          }}
        />
        <span data-part="time" aria-hidden="true" className="numeric shrink-0 px-1 text-xs text-text-muted">
          {clock(dragged ?? position)} / {clock(length)}
        </span>
        <IconButton
          data-part="mute"
          label={t(muted ? 'player.unmute' : 'player.mute')}
          onClick={() => onMutedChange(!muted)}
        >
          {muted ? <VolumeX /> : <Volume2 />}
        </IconButton>
        {onClose ? (
          <IconButton data-part="close" label={t('player.close')} onClick={onClose}>
            <X />
          </IconButton>
        ) : null}
      </div>
      {onOther ? (
        <Button
          data-part="other"
          size="sm"
          variant="outline"
          className="min-w-0 max-w-full shrink"
          onClick={onOther}
        >
          {t('player.other')}
        </Button>
      ) : null}
    </div>
  );
};
