/** Zoom factors; 1 shows the whole picture. */
export const zoomSteps = [1, 2, 4] as const;
export type Zoom = (typeof zoomSteps)[number];

export interface Pan {
  /** Offset of the picture in pixels. */
  x: number;
  y: number;
}

/** The next factor in or out; stops at the ends. */
export function zoomStep(zoom: Zoom, way: 'in' | 'out'): Zoom {
  const at = zoomSteps.indexOf(zoom) + (way === 'in' ? 1 : -1);
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, at))] ?? 1;
}

/** Limits the offset so that an enlarged picture always fills its frame. */
export function clampPan(pan: Pan, zoom: number, frame: { width: number; height: number }): Pan {
  const clamp = (value: number, extent: number) => {
    const reach = Math.max(0, (extent * (zoom - 1)) / 2);
    return Math.min(reach, Math.max(-reach, value));
  };
  return { x: clamp(pan.x, frame.width), y: clamp(pan.y, frame.height) };
}
