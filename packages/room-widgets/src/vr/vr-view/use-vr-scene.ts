import type { VrFormat, VrView } from '@footlight/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEffectEvent } from 'use-effect-event';
import { AHEAD, type Angles, dragged, keyed, limited } from './view-maths.ts';
import type { VrEngine, VrScene } from './vr-engine.ts';

export type VrState = 'loading' | 'ready' | 'unsupported';

interface VrSceneOptions extends VrFormat {
  load: () => Promise<VrEngine>;
  video: HTMLVideoElement | null;
  view: VrView;
}

/** A scene on a canvas, and the direction of the view. The direction changes with every frame, so React does not know it. */
export function useVrScene({ load, video, projection, layout, view }: VrSceneOptions) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<VrScene | null>(null);
  const angles = useRef(AHEAD);
  const held = useRef<{ id: number; x: number; y: number } | null>(null);
  const [state, setState] = useState<VrState>('loading');
  const [hasHeadset, setHasHeadset] = useState(false);
  const [hasTurned, setHasTurned] = useState(false);

  const draw = () => scene.current?.look({ ...angles.current, projection, layout, view });
  const turn = (next: Angles) => {
    angles.current = limited(next, { projection });
    setHasTurned(true);
    draw();
  };
  const opened = useEffectEvent((engine: VrEngine) => {
    if (!canvas.current || !video) return;
    scene.current = engine.open(canvas.current, video);
    draw();
    setState('ready');
  });
  useEffect(() => {
    if (!video) return;
    let isLeft = false;
    load().then(
      (engine) => {
        if (isLeft) return;
        try {
          opened(engine);
        } catch {
          setState('unsupported');
          return;
        }
        void engine.hasHeadset().then((has) => {
          if (!isLeft) setHasHeadset(has);
        });
      },
      () => setState('unsupported'),
    );
    return () => {
      isLeft = true;
      scene.current?.close();
      scene.current = null;
    };
  }, [load, video]);
  useEffect(() => {
    angles.current = limited(angles.current, { projection });
    scene.current?.look({ ...angles.current, projection, layout, view });
  }, [projection, layout, view]);

  return {
    canvas,
    state,
    hasTurned,
    hasHeadset,
    /** Changes the direction by the last one. */
    turn: (change: (last: Angles) => Angles) => turn(change(angles.current)),
    enterHeadset: (onEnd: () => void) => scene.current?.enterHeadset(onEnd),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || held.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
        const from = held.current;
        if (from?.id !== pointerId) return;
        held.current = { id: pointerId, x: clientX, y: clientY };
        turn(dragged(angles.current, clientX - from.x, clientY - from.y, currentTarget.clientHeight));
      },
      onLostPointerCapture() {
        held.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = keyed(angles.current, event.key);
        if (!next) return;
        // Otherwise the page scrolls, and the player's volume changes.
        event.preventDefault();
        turn(next);
      },
    },
  };
}
