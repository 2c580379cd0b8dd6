import type {
  PlayerEngine,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './player-engine.ts';

export interface MediaSnapshot {
  state: PlayerState;
  levels: readonly PlayerLevel[];
  /** The level that plays now, and whether the engine chose it. */
  level: { id: number; isAuto: boolean } | null;
}

/** A video element and what plays in it. It may outlive the player that shows it, and go on in another one. */
export interface PlayerMedia {
  readonly video: HTMLVideoElement;
  subscribe(listener: () => void): () => void;
  getSnapshot(): MediaSnapshot;
  /** Plays this; null ends it. New addresses of what plays already do not interrupt it. */
  play(source: PlayerSource | null): void;
  setQuality(quality: string): void;
  goLive(): void;
  /** Attaches the engine again. */
  retry(): void;
  /** Puts the element there. It plays on. */
  moveTo(place: Element): void;
  /** Takes the element out of a player that goes away, and keeps it in the page so that it plays on. */
  park(): void;
}

export const idleMedia: MediaSnapshot = { state: 'loading', levels: [], level: null };

const keyOf = (source: PlayerSource): string => source.key ?? source.url;

/** Browsers that can move an element without taking it out of the page do not stop its picture for a moment. */
type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void };

const move = (node: Element, place: Movable) => {
  if (node.parentNode === place) return;
  if (place.moveBefore && node.isConnected && place.isConnected) place.moveBefore(node, null);
  else place.append(node);
};

/** Makes a video element and lets the engine play in it. Only in a browser. */
export function createPlayerMedia(engine: PlayerEngine): PlayerMedia {
  const video = document.createElement('video');
  video.playsInline = true;
  video.dataset.part = 'video';
  video.className = 'absolute inset-0 size-full object-contain';
  const listeners = new Set<() => void>();
  let snapshot = idleMedia;
  let source: PlayerSource | null = null;
  let handle: PlayerEngineHandle | null = null;
  let quality = 'auto';
  let parking: HTMLElement | null = null;

  const report = (change: Partial<MediaSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const detach = () => {
    handle?.detach();
    handle = null;
    report(idleMedia);
  };
  const attach = () => {
    if (!source) return;
    let isCurrent = true;
    const attached = engine.attach(video, source, {
      onState: (state) => isCurrent && report({ state }),
      onLevels: (levels) => isCurrent && report({ levels }),
      onLevel: (id, isAuto) => isCurrent && report({ level: { id, isAuto } }),
      onExpired: () => isCurrent && source?.renew?.(),
    });
    attached.setQuality(quality);
    handle = {
      ...attached,
      detach() {
        isCurrent = false;
        attached.detach();
      },
    };
  };

  const leaveParking = () => {
    parking?.remove();
    parking = null;
  };

  return {
    video,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    play(next) {
      const last = source;
      source = next;
      if (last && next && keyOf(last) === keyOf(next)) {
        if (last !== next) handle?.renew(next);
        return;
      }
      if (last) detach();
      attach();
      if (!next) leaveParking();
    },
    setQuality(next) {
      if (next === quality) return;
      quality = next;
      handle?.setQuality(next);
    },
    goLive: () => handle?.goLive(),
    retry() {
      detach();
      attach();
    },
    moveTo(place) {
      move(video, place);
      leaveParking();
    },
    park() {
      if (!source) {
        video.remove();
        return;
      }
      if (parking) return;
      parking = document.createElement('div');
      parking.hidden = true;
      document.body.append(parking);
      move(video, parking);
    },
  };
}
