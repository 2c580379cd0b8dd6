import { Banner, Button, cn, IconButton, Spinner, useFocusAfter, useTexts } from '@footlight/ui';
import { Camera, Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { CamPicture } from './cam-picture.tsx';
import type { CamShareState } from './cam-share-state.ts';
import { OwnPicture } from './own-picture.tsx';

export interface CamShareProps extends Omit<ComponentProps<'section'>, 'children'> {
  side: 'viewer' | 'broadcaster';
  state: CamShareState;
  /** Display name of the other person. */
  otherName: string;
  /** The user's own camera; `remote` is the other person's. Null while there is none. */
  local: MediaStream | null;
  remote: MediaStream | null;
  microphoneOn: boolean;
  onMicrophoneChange: (isOn: boolean) => void;
  /** Offers the camera: the viewer's first step, also shown after sharing has ended. */
  onStart: () => void;
  onStop: () => void;
  /** Closes the card after sharing has ended or failed. */
  onClose: () => void;
}

const hasSound = (stream: MediaStream): boolean => stream.getAudioTracks().length > 0;

/**
 * Camera sharing between a viewer and the broadcaster (spec 2 §7), for both sides: the offer, the own camera while
 * waiting, the other's picture, microphone, sound and the stop button. Token: `--cam-share-radius`.
 */
export function CamShare(props: CamShareProps) {
  const { side, state, otherName: name, local, remote, microphoneOn, className } = props;
  const { onMicrophoneChange, onStart, onStop, onClose, ...given } = props;
  const { side: _s, state: _t, otherName: _o, local: _l, remote: _r, microphoneOn: _m, ...rest } = given;
  const { t } = useTexts(['cams', 'common']);
  const [isSoundOn, setSoundOn] = useState(true);
  // Each step removes the button that led to it.
  const { mark, target } = useFocusAfter();
  const isOver = state.name === 'ended' || state.name === 'failed';
  const isOpen = !isOver && state.name !== 'idle';

  const status = () => {
    if (state.name === 'connected') {
      if (local && remote) return t('state.both', { name });
      return t(remote ? 'state.watching' : 'state.connected', { name });
    }
    return isOpen ? t(`state.${state.name as 'opening' | 'requesting' | 'ready'}`, { name }) : '';
  };

  return (
    <section
      aria-label={t('title')}
      {...rest}
      data-component="cam-share"
      data-state={state.name}
      data-side={side}
      className={cn(
        'flex min-w-0 flex-col gap-3 border border-border-strong bg-surface px-4 py-3 text-text rounded-[var(--cam-share-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      {state.name === 'idle' ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p
            ref={target}
            tabIndex={-1}
            data-part="hint"
            className="min-w-0 flex-1 basis-40 text-sm text-text-muted wrap-anywhere"
          >
            {t('offer', { name })}
          </p>
          <Button
            variant="outline"
            className="min-w-0 max-w-full shrink max-desktop:h-8 max-desktop:px-3 max-desktop:text-sm"
            iconStart={<Camera />}
            onClick={mark(onStart)}
          >
            {t('start')}
          </Button>
        </div>
      ) : null}
      {local || remote ? (
        <div
          data-part="stage"
          className="relative aspect-4/3 w-full max-w-[640px] overflow-hidden bg-media rounded-md"
        >
          {remote ? (
            <CamPicture
              stream={remote}
              muted={!isSoundOn}
              data-part="other"
              aria-label={t('other', { name })}
            />
          ) : null}
          {local && remote ? <OwnPicture stream={local} /> : null}
          {local && !remote ? (
            <CamPicture stream={local} mirrored muted data-part="own" aria-label={t('own')} />
          ) : null}
        </div>
      ) : null}
      {isOpen ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p
            ref={target}
            tabIndex={-1}
            role="status"
            data-part="status"
            className="flex min-w-0 flex-1 basis-48 items-center gap-2 font-semibold wrap-anywhere"
          >
            {state.name === 'connected' ? null : <Spinner size="sm" label="" className="shrink-0" />}
            <span className="min-w-0">{status()}</span>
          </p>
          <div data-part="actions" className="flex min-w-0 max-w-full flex-wrap gap-2">
            {local && hasSound(local) ? (
              <IconButton
                data-part="microphone"
                label={t(microphoneOn ? 'micOff' : 'micOn')}
                onClick={() => onMicrophoneChange(!microphoneOn)}
              >
                {microphoneOn ? <Mic /> : <MicOff />}
              </IconButton>
            ) : null}
            {remote && hasSound(remote) ? (
              <IconButton
                data-part="sound"
                label={t(isSoundOn ? 'soundOff' : 'soundOn', { name })}
                onClick={() => setSoundOn(!isSoundOn)}
              >
                {isSoundOn ? <Volume2 /> : <VolumeX />}
              </IconButton>
            ) : null}
            <Button variant="outline" className="min-w-0 max-w-full shrink" onClick={mark(onStop)}>
              {t(state.name === 'connected' || side === 'broadcaster' ? 'stop' : 'cancel')}
            </Button>
          </div>
        </div>
      ) : null}
      {isOver ? (
        <Banner
          ref={target}
          tabIndex={-1}
          appearance={state.name === 'failed' ? 'error' : 'info'}
          live
          data-part="over"
          onClose={mark(onClose)}
          action={
            side === 'viewer' ? (
              <Button
                size="sm"
                variant="outline"
                className="min-w-0 max-w-full shrink"
                onClick={mark(onStart)}
              >
                {t('common:retry')}
              </Button>
            ) : undefined
          }
        >
          {state.name === 'failed'
            ? t(`problem.${state.problem}`, { name })
            : t(`end.${state.end}`, { name, model: name })}
        </Banner>
      ) : null}
    </section>
  );
}
