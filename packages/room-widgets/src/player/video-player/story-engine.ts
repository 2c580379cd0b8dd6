import type { PlayerEngine, PlayerLevel, PlayerState } from './player-engine.ts';

const levels: readonly PlayerLevel[] = [
  { id: 0, height: 144, name: 'min' },
  { id: 1, height: 240, name: 'low' },
  { id: 2, height: 360, name: 'sd' },
  { id: 3, height: 540, name: 'hd' },
];

export interface StoryEngine extends PlayerEngine {
  /** The widget's calls, in order. */
  readonly calls: string[];
}

/** Bands of light, the same in every frame, so that screenshots never differ. */
function draw(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const light = context.createLinearGradient(0, canvas.height, canvas.width, 0);
  light.addColorStop(0, '#51163f');
  light.addColorStop(0.55, '#7b2a68');
  light.addColorStop(1, '#0d3553');
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Stands in for hls.js in stories: a silent picture from a canvas that reports a fixed state. */
export function createStoryEngine(state: PlayerState = 'playing'): StoryEngine {
  const calls: string[] = [];
  return {
    calls,
    attach(video, source, events) {
      calls.push(`attach ${source.url}`);
      let timer: ReturnType<typeof setInterval> | undefined;
      const onPlaying = () => events.onState(state);
      // Stalled video was playing, so it does not count as paused.
      if (state === 'playing' || state === 'stalled') {
        const canvas = document.createElement('canvas');
        canvas.width = 320;
        canvas.height = 180;
        draw(canvas);
        video.srcObject = canvas.captureStream(10);
        timer = setInterval(() => draw(canvas), 100);
        video.addEventListener('playing', onPlaying);
        events.onState('loading');
      } else {
        events.onState(state);
      }
      events.onLevels(levels);
      events.onLevel(2, true);
      return {
        detach() {
          calls.push('detach');
          clearInterval(timer);
          video.removeEventListener('playing', onPlaying);
          video.srcObject = null;
        },
        setQuality(quality) {
          calls.push(`quality ${quality}`);
          const named = levels.find(({ name }) => name === quality);
          events.onLevel(named?.id ?? 2, !named);
        },
        goLive: () => void calls.push('live'),
        renew: (next) => void calls.push(`renew ${next.url}`),
      };
    },
  };
}
