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
  /** The playing level, and whether the engine chose it automatically. */
  level: { id: number; isAuto: boolean } | null;
}

/** A video element and its stream. It can outlive the player that shows it and continue in another one. */
export interface PlayerMedia {
  readonly video: HTMLVideoElement;
  subscribe(listener: () => void): () => void;
  getSnapshot(): MediaSnapshot;
  /** Plays a source; null stops. New addresses of the current stream do not interrupt it. */
  play(source: PlayerSource | null): void;
  setQuality(quality: string): void;
  goLive(): void;
  /** Attaches the engine again. */
  retry(): void;
  /** Moves the element to another place without stopping it. */
  moveTo(place: Element): void;
  /** Takes the element out of a player that unmounts. It stays hidden in the page, so that it keeps playing. */
  park(): void;
}

export const idleMedia: MediaSnapshot = { state: 'loading', levels: [], level: null };

const keyOf = (source: PlayerSource): string => source.key ?? source.url;

/** `moveBefore` moves an element without removing it from the page, so the picture does not pause. */
type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void };

const move = (node: Element, place: Movable) => {
  if (node.parentNode === place) return;
  if (place.moveBefore && node.isConnected && place.isConnected) place.moveBefore(node, null);
  else place.append(node);
};

/** Creates a video element and plays in it by the engine. For browsers only. */
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
