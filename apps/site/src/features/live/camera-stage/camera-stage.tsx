import {
  Badge,
  Banner,
  Button,
  cn,
  Field,
  Select,
  useLinkRenderer,
  useNumber,
  useTexts,
  VisuallyHidden,
} from '@footlight/ui';
import { Video, VideoOff } from 'lucide-react';
import { useCallback, useId } from 'react';
import { type CameraStep, isCameraOnAir } from '../camera-session.ts';
import type { Device } from '../devices.ts';

export interface CameraStageProps {
  step: CameraStep;
  stream: MediaStream | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  cameraId: string;
  microphoneId: string;
  /** What went wrong, translated. */
  notice: string | null;
  /** What is set for the room is being saved before the broadcast starts. */
  isBusy?: boolean;
  roomHref: string;
  onOpen: () => void;
  onCameraChange: (id: string) => void;
  onMicrophoneChange: (id: string) => void;
  onGoLive: () => void;
  onEnd: () => void;
}

/** React has no prop for a media stream, so a ref callback sets it on the element. */
const Preview = ({ stream }: { stream: MediaStream }) => {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.srcObject = stream;
      // The browser may refuse to play before the user interacts with the page; that is no error.
      video.play?.().catch(() => undefined);
      return () => {
        video.srcObject = null;
      };
    },
    [stream],
  );
  return (
    <video
      ref={show}
      muted
      autoPlay
      playsInline
      data-part="preview"
      tabIndex={-1}
      aria-hidden="true"
      className="size-full -scale-x-100 bg-media text-on-media object-cover"
    />
  );
};

/** The broadcaster's camera: choose devices, see the preview, go live and end. */
export const CameraStage = (props: CameraStageProps) => {
  const { step, stream, cameras, microphones, notice, isBusy = false } = props;
  const { t } = useTexts('live');
  const number = useNumber();
  const link = useLinkRenderer();
  const heading = useId();
  const isStarting = step === 'starting';
  const isOnAir = isCameraOnAir(step) && !isStarting;
  const isClosed = step === 'closed' || step === 'opening';
  const said = step === 'closed' || step === 'opening' ? 'preview' : step;
  const shape = 'min-w-0 max-w-full shrink';
  const options = (devices: readonly Device[]) =>
    devices.map(({ id, label }, index) => ({
      value: id,
      label: label || t('device', { number: number(index + 1) }),
    }));
  return (
    <section
      data-component="camera-stage"
      data-state={step}
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-4"
    >
      <h2 id={heading} className={cn('heading text-lg', isOnAir && 'max-desktop:sr-only')}>
        {t('picture')}
      </h2>
      {notice ? (
        <Banner appearance="error" live>
          {notice}
        </Banner>
      ) : null}
      <div className="relative aspect-video w-full overflow-hidden rounded-lg bg-media text-on-media">
        {stream ? (
          <>
            <Preview stream={stream} />
            <div className="absolute start-3 top-3 flex max-w-[calc(100%-1.5rem)]">
              <Badge tone={step === 'live' ? 'live' : step === 'reconnecting' ? 'warning' : 'neutral'}>
                {t(said)}
              </Badge>
            </div>
          </>
        ) : (
          <div className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center">
            <VideoOff aria-hidden="true" className="size-8" />
            <p className="wrap-anywhere">{t(step === 'opening' ? 'opening' : 'closed')}</p>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{isClosed ? '' : t(said)}</VisuallyHidden>
      {isClosed || isOnAir ? (
        // On phones the chat needs the place, and a link out of the studio asks.
        <p className={cn('text-sm text-text-muted', isOnAir && 'max-desktop:sr-only')}>
          {t(isClosed ? 'closedHint' : 'keepOpen')}
        </p>
      ) : null}
      <div data-part="actions" className="flex min-w-0 flex-wrap gap-2">
        {isClosed ? (
          <Button className={shape} loading={step === 'opening'} iconStart={<Video />} onClick={props.onOpen}>
            {t('openCamera')}
          </Button>
        ) : isOnAir ? (
          <Button className={shape} variant="danger" loading={step === 'ending'} onClick={props.onEnd}>
            {t('end')}
          </Button>
        ) : (
          <Button className={shape} loading={isStarting || isBusy} onClick={props.onGoLive}>
            {t(step === 'ended' ? 'again' : 'go')}
          </Button>
        )}
        <Button asChild className={shape} variant="outline">
          {isOnAir || isStarting ? (
            // A tab of its own: leaving the studio ends the broadcast.
            <a href={props.roomHref} target="_blank" rel="noopener">
              {t('room')}
            </a>
          ) : (
            link({ href: props.roomHref, children: t('room') })
          )}
        </Button>
      </div>
      {stream && !isOnAir ? (
        <div className="grid min-w-0 gap-4 sm:grid-cols-2">
          <Field label={t('camera')}>
            <Select
              value={props.cameraId}
              disabled={isStarting}
              options={options(cameras)}
              onChange={({ target }) => props.onCameraChange(target.value)}
            />
          </Field>
          {microphones.length > 0 ? (
            <Field label={t('microphone')}>
              <Select
                value={props.microphoneId}
                disabled={isStarting}
                options={options(microphones)}
                onChange={({ target }) => props.onMicrophoneChange(target.value)}
              />
            </Field>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};
