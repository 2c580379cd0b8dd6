import { Button, clock, IconButton, Slider, useTexts } from '@footlight/ui';
import { Pause, Play, Volume2, VolumeX, X } from 'lucide-react';
import { useState } from 'react';

export interface WatchControlsProps {
  isPlaying: boolean;
  isMuted: boolean;
  /** Whole seconds. */
  position: number;
  length: number;
  hasEnded: boolean;
  /** There is nothing to control yet, or no more. */
  isOff: boolean;
  onPress: (press: { isPlaying: boolean; position?: number }) => void;
  onMutedChange: (isMuted: boolean) => void;
  onOther?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** Seconds of one arrow key. */
const STEP = 5;

/** The controls of the shared video. All but the sound act for both. */
export const WatchControls = (props: WatchControlsProps) => {
  const { isPlaying, isMuted, position, length, hasEnded, isOff, onPress, onMutedChange, onOther, onClose } =
    props;
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
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          disabled={isOff}
          // From the end, play begins again.
          onClick={() => onPress({ isPlaying: !isPlaying, ...(hasEnded ? { position: 0 } : {}) })}
        >
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <Slider
          data-part="position"
          aria-label={t('player.position')}
          className="flex-1 basis-32"
          max={Math.max(1, length)}
          step={STEP}
          value={dragged ?? position}
          disabled={isOff}
          format={timeOf}
          onValueChange={setDragged}
          onValueCommit={(at) => {
            setDragged(null);
            onPress({ isPlaying, position: at });
          }}
        />
        <span data-part="time" aria-hidden="true" className="numeric shrink-0 px-1 text-xs text-text-muted">
          {clock(dragged ?? position)} / {clock(length)}
        </span>
        <IconButton
          data-part="mute"
          label={t(isMuted ? 'player.unmute' : 'player.mute')}
          onClick={() => onMutedChange(!isMuted)}
        >
          {isMuted ? <VolumeX /> : <Volume2 />}
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
