import {
  Badge,
  Banner,
  Button,
  clock as clockText,
  cn,
  Field,
  Select,
  useLinkRenderer,
  useNumber,
  useTexts,
  VisuallyHidden,
} from '@footlight/ui';
import { Video, VideoOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from 'react';
import { useStreamPicture } from '../../lib/use-stream-picture.ts';
import { type CameraDevice, type CameraStep, isCameraOnAir } from './camera-step.ts';

export interface CameraStageProps extends Omit<ComponentProps<'section'>, 'children'> {
  step: CameraStep;
  stream: MediaStream | null;
  cameras: readonly CameraDevice[];
  microphones: readonly CameraDevice[];
  cameraId: string;
  microphoneId: string;
  /** What went wrong. */
  error?: ReactNode;
  /** The room's settings are being saved before the broadcast starts. */
  pending?: boolean;
  /** When the broadcast started, in Unix milliseconds. */
  since?: number | undefined;
  /** Clock in milliseconds since 1970, such as the platform's time. */
  clock?: (() => number) | undefined;
  roomHref: string;
  onOpen: () => void;
  onCameraChange: (id: string) => void;
  onMicrophoneChange: (id: string) => void;
  onGoLive: () => void;
  onEnd: () => void;
}

const Preview = ({ stream }: { stream: MediaStream }) => {
  const show = useStreamPicture(stream);
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

const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1_000);
  return () => clearInterval(timer);
};

const systemClock = () => Date.now();

/** How long the broadcast has lasted. */
const AirTime = ({ since, clock = systemClock }: { since: number; clock: CameraStageProps['clock'] }) => {
  const { t } = useTexts('live');
  const read = () => Math.max(0, Math.floor((clock() - since) / 1_000));
  const seconds = useSyncExternalStore(everySecond, read, read);
  return (
    <Badge tone="media">
      <VisuallyHidden>{t('airTime')}</VisuallyHidden>
      <span data-part="air-time" className="numeric">
        {clockText(seconds)}
      </span>
    </Badge>
  );
};

/** The broadcaster's camera: choose devices, see the preview, go live and end. */
export const CameraStage = (props: CameraStageProps) => {
  const { step, stream, cameras, microphones, cameraId, microphoneId, error, pending, ...others } = props;
  const {
    since,
    clock,
    roomHref,
    onOpen,
    onCameraChange,
    onMicrophoneChange,
    onGoLive,
    onEnd,
    className,
    ...rest
  } = others;
  const { t } = useTexts('live');
  const number = useNumber();
  const link = useLinkRenderer();
  const heading = useId();
  const isStarting = step === 'starting';
  const isOnAir = isCameraOnAir(step) && !isStarting;
  const isClosed = step === 'closed' || step === 'opening';
  const said = step === 'closed' || step === 'opening' ? 'preview' : step;
  const shape = 'min-w-0 max-w-full shrink';
  const options = (devices: readonly CameraDevice[]) =>
    devices.map(({ id, label }, index) => ({
      value: id,
      label: label || t('device', { number: number(index + 1) }),
    }));
  return (
    <section
      {...rest}
      data-component="camera-stage"
      data-state={step}
      aria-labelledby={heading}
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      <h2 id={heading} className={cn('heading text-lg', isOnAir && 'max-desktop:sr-only')}>
        {t('picture')}
      </h2>
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      <div className="relative aspect-video w-full overflow-hidden rounded-lg bg-media text-on-media">
        {stream ? (
          <>
            <Preview stream={stream} />
            <div className="absolute start-3 top-3 flex max-w-[calc(100%-1.5rem)] flex-wrap gap-1">
              <Badge tone={step === 'live' ? 'live' : step === 'reconnecting' ? 'warning' : 'neutral'}>
                {t(said)}
              </Badge>
              {isOnAir && since !== undefined ? <AirTime since={since} clock={clock} /> : null}
            </div>
          </>
        ) : (
          <div className="footlight-glow flex size-full flex-col items-center justify-center gap-2 p-4 text-center">
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
          <Button className={shape} loading={step === 'opening'} iconStart={<Video />} onClick={onOpen}>
            {t('openCamera')}
          </Button>
        ) : isOnAir ? (
          <Button className={shape} variant="danger" loading={step === 'ending'} onClick={onEnd}>
            {t('end')}
          </Button>
        ) : (
          <Button className={shape} loading={isStarting || pending === true} onClick={onGoLive}>
            {t(step === 'ended' ? 'again' : 'go')}
          </Button>
        )}
        <Button asChild className={shape} variant="outline">
          {isOnAir || isStarting ? (
            // A tab of its own: leaving the studio ends the broadcast.
            <a href={roomHref} target="_blank" rel="noopener">
              {t('room')}
            </a>
          ) : (
            link({ href: roomHref, children: t('room') })
          )}
        </Button>
      </div>
      {stream && !isOnAir ? (
        <div className="grid min-w-0 gap-4 sm:grid-cols-2">
          <Field label={t('camera')}>
            <Select
              value={cameraId}
              disabled={isStarting}
              options={options(cameras)}
              onChange={({ target }) => onCameraChange(target.value)}
            />
          </Field>
          {microphones.length > 0 ? (
            <Field label={t('microphone')}>
              <Select
                value={microphoneId}
                disabled={isStarting}
                options={options(microphones)}
                onChange={({ target }) => onMicrophoneChange(target.value)}
              />
            </Field>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};
