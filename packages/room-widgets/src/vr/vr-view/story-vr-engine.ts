import type { VrEngine, VrLook } from './vr-engine.ts';

export interface StoryVrEngine extends VrEngine {
  /** What the widget asked to be drawn, in order. */
  readonly looks: VrLook[];
  readonly calls: string[];
}

/** A horizon and columns, the same in every frame, so that screenshots never differ. */
function draw(canvas: HTMLCanvasElement, { yaw, pitch, view }: VrLook): void {
  canvas.width = canvas.clientWidth || 640;
  canvas.height = canvas.clientHeight || 360;
  const context = canvas.getContext('2d');
  if (!context) return;
  const eyes = view === '3d' ? 2 : 1;
  const width = canvas.width / eyes;
  const degree = canvas.height / 75;
  for (let eye = 0; eye < eyes; eye += 1) {
    const middle = canvas.height / 2 + pitch * degree;
    context.fillStyle = '#2c1030';
    context.fillRect(eye * width, 0, width, canvas.height);
    context.fillStyle = '#0d3553';
    context.fillRect(eye * width, middle, width, canvas.height);
    context.fillStyle = '#b13a86';
    for (let column = -180; column <= 180; column += 20) {
      const across = width / 2 + (column - yaw) * degree;
      if (across >= 0 && across <= width - 8) context.fillRect(eye * width + across, middle - 60, 8, 60);
    }
  }
}

/** Stands in for WebGL in stories. `headset` is what happens with one; null: the browser has none. */
export function createStoryVrEngine({
  isSupported = true,
  headset = null,
}: {
  isSupported?: boolean;
  headset?: 'opens' | 'fails' | null;
} = {}): StoryVrEngine {
  const looks: VrLook[] = [];
  const calls: string[] = [];
  return {
    looks,
    calls,
    open(canvas) {
      if (!isSupported) throw new Error('No WebGL');
      calls.push('open');
      return {
        look(next) {
          looks.push(next);
          draw(canvas, next);
        },
        async enterHeadset(onEnd) {
          calls.push('headset');
          if (headset === 'fails') throw new Error('No headset');
          onEnd();
        },
        close: () => void calls.push('close'),
      };
    },
    hasHeadset: async () => headset !== null,
  };
}
