import { Button, IconButton, type MarkPress, useTexts } from '@footlight/ui';
import { Flag, Mic, MicOff, SkipForward, Square, Volume2, VolumeX } from 'lucide-react';

export interface MeetActions {
  onMicrophoneChange: (isOn: boolean) => void;
  /** Accepts the proposed date. */
  onAccept: () => void;
  /** Leaves the partner for the next one. */
  onNext: () => void;
  /** Leaves altogether: the camera closes. */
  onStop: () => void;
  /** Reports and blocks the partner, at once. */
  onReport: () => void;
}

export interface MeetControlsProps extends MeetActions {
  partnerName: string | null;
  toAccept: boolean;
  /** All that a date costs is shown. */
  hasTerms: boolean;
  seen: boolean;
  hasMicrophone: boolean;
  microphoneOn: boolean;
  soundOn: boolean;
  pending: boolean;
  onSoundChange: (isOn: boolean) => void;
  /** Wraps each button that goes with its action. */
  mark: MarkPress;
}

/** The buttons of a meeting. "Stop" comes last, so that it is at the same place in every state. */
export const MeetControls = (props: MeetControlsProps) => {
  const {
    partnerName: name,
    toAccept,
    hasTerms,
    seen,
    hasMicrophone,
    microphoneOn,
    soundOn,
    pending,
    mark,
  } = props;
  const { t } = useTexts(['meet', 'cams']);
  const shape = 'min-w-0 max-w-full shrink';
  return (
    <div data-part="actions" className="flex min-w-0 max-w-full flex-wrap gap-2">
      {hasMicrophone ? (
        <IconButton
          data-part="microphone"
          label={t(microphoneOn ? 'cams:micOff' : 'cams:micOn')}
          onClick={() => props.onMicrophoneChange(!microphoneOn)}
        >
          {microphoneOn ? <Mic /> : <MicOff />}
        </IconButton>
      ) : null}
      {seen && name !== null ? (
        <IconButton
          data-part="sound"
          label={t(soundOn ? 'cams:soundOff' : 'cams:soundOn', { name })}
          onClick={() => props.onSoundChange(!soundOn)}
        >
          {soundOn ? <Volume2 /> : <VolumeX />}
        </IconButton>
      ) : null}
      {toAccept ? (
        <Button className={shape} loading={pending} aria-disabled={!hasTerms} onClick={mark(props.onAccept)}>
          {t('accept')}
        </Button>
      ) : null}
      {name !== null ? (
        <>
          <Button
            variant={toAccept ? 'outline' : 'primary'}
            className={shape}
            iconStart={<SkipForward />}
            // Not `disabled`: the pressed button would lose the focus.
            aria-disabled={pending}
            onClick={mark(props.onNext)}
          >
            {t('next')}
          </Button>
          <Button variant="outline" className={shape} iconStart={<Flag />} onClick={mark(props.onReport)}>
            {t('report')}
          </Button>
        </>
      ) : null}
      <Button variant="outline" className={shape} iconStart={<Square />} onClick={props.onStop}>
        {t('stop')}
      </Button>
    </div>
  );
};
