import type { VrFormat, VrView } from '@footlight/contract';
import type { Angles } from './view-maths.ts';

/** What is drawn: the picture's format, the view mode and the direction. */
export interface VrLook extends Angles, VrFormat {
  view: VrView;
}

/** Draws a video around the viewer. The site's engine uses three.js; stories use a stand-in. */
export interface VrEngine {
  /** @throws Error if the browser cannot draw it */
  open(canvas: HTMLCanvasElement, video: HTMLVideoElement): VrScene;
  /** Whether the browser has a headset. */
  hasHeadset(): Promise<boolean>;
}

export interface VrScene {
  look(next: VrLook): void;
  /** Shows the picture in the headset. `onEnd` is called when it is taken off. */
  enterHeadset(onEnd: () => void): Promise<void>;
  close(): void;
}
