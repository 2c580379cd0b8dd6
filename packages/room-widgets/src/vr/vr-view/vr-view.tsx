import type { VrView as View, VrFormat } from '@footlight/contract';
import { Button, cn, useTexts } from '@footlight/ui';
import { LocateFixed, RectangleGoggles, Smartphone } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { PlayerControl } from '../../player/video-player/player-control.tsx';
import { useDeviceMotion } from './use-device-motion.ts';
import { useVrScene } from './use-vr-scene.ts';
import { AHEAD, moved } from './view-maths.ts';
import type { VrEngine } from './vr-engine.ts';

export interface VrViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  /** Loads the part that draws. Keep the reference stable. */
  load: () => Promise<VrEngine>;
  /** The playing video; null on a server. */
  video: HTMLVideoElement | null;
  format: VrFormat;
  view: View;
  onViewChange: (view: View) => void;
  /** The headset did not open, or the browser refuses the motion sensors. */
  onProblem: (problem: 'headset' | 'motion') => void;
}

/**
 * A live picture around the viewer (spec 3 §3), as a layer of VideoPlayer: below its controls, in place of its picture.
 * Turned by dragging, by arrow keys and by the device's motion; a headset shows it where the browser has one.
 */
export function VrView({
  broadcasterName: name,
  load,
  video,
  format,
  view,
  onViewChange,
  onProblem,
  className,
  ...rest
}: VrViewProps) {
  const { t } = useTexts('vr');
  const id = useId();
  const scene = useVrScene({ load, video, ...format, view });
  const motion = useDeviceMotion({
    onMove: (from, to) => scene.turn((last) => moved(last, from, to)),
    onRefused: () => onProblem('motion'),
  });
  const [isInHeadset, setIsInHeadset] = useState(false);
  const enter = () => {
    setIsInHeadset(true);
    scene
      .enterHeadset(() => setIsInHeadset(false))
      ?.catch(() => {
        setIsInHeadset(false);
        onProblem('headset');
      });
  };
  const isUnsupported = scene.state === 'unsupported';
  return (
    <div {...rest} data-component="vr-view" data-state={scene.state} className={cn('contents', className)}>
      {isUnsupported ? null : (
        <>
          {/* Behind the player's controls. The player hides its own picture while this one is there. */}
          <div
            role="application"
            data-part="picture"
            aria-label={t('view.label', { name })}
            aria-describedby={`${id}-keys`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the view.
            tabIndex={0}
            className="absolute inset-0 -z-1 cursor-grab touch-none select-none outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-on-media active:cursor-grabbing"
            {...scene.handlers}
          >
            <canvas ref={scene.canvas} data-part="canvas" className="size-full" />
          </div>
          <span id={`${id}-keys`} className="sr-only">
            {t('view.keys')}
          </span>
          {scene.state === 'ready' && !scene.hasTurned ? (
            <span
              aria-hidden="true"
              data-part="hint"
              className="pointer-events-none absolute inset-x-0 bottom-1/4 flex justify-center px-3"
            >
              <span className="rounded-md bg-media px-3 py-1.5 text-sm text-on-media">{t('view.hint')}</span>
            </span>
          ) : null}
          {/* biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of a form. */}
          <div
            role="group"
            aria-label={t('view.controls')}
            data-part="controls"
            dir="ltr"
            className="absolute end-2 top-2 z-1 flex max-w-[calc(100%-1rem)] flex-wrap items-center justify-end gap-0.5 rounded-lg bg-media px-1 text-on-media forced-colors:border"
          >
            <PlayerControl
              data-part="three-d"
              label={t('view.threeD')}
              pressed={view === '3d'}
              onPress={() => onViewChange(view === '3d' ? '2d' : '3d')}
              className="text-sm font-semibold"
            >
              {t('settings.deep')}
            </PlayerControl>
            <PlayerControl
              data-part="centre"
              label={t('view.centre')}
              onPress={() => scene.turn(() => AHEAD)}
            >
              <LocateFixed aria-hidden="true" />
            </PlayerControl>
            {motion.isOffered ? (
              <PlayerControl
                data-part="motion"
                label={t('view.motion')}
                pressed={motion.isOn}
                onPress={motion.toggle}
              >
                <Smartphone aria-hidden="true" />
              </PlayerControl>
            ) : null}
            {scene.hasHeadset ? (
              <Button
                data-part="headset"
                size="sm"
                iconStart={<RectangleGoggles />}
                loading={isInHeadset}
                onClick={enter}
              >
                {t('view.headset')}
              </Button>
            ) : null}
          </div>
        </>
      )}
      {isUnsupported ? (
        <p
          role="status"
          data-part="note"
          className="absolute inset-x-3 top-3 z-1 mx-auto w-fit max-w-prose rounded-md bg-media px-3 py-2 text-center text-sm text-on-media"
        >
          {t('view.unsupported')}
        </p>
      ) : null}
    </div>
  );
}
