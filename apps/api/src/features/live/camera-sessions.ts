import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorType } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Broadcasts, RECONNECT_MS } from './broadcasts.ts';
import { type CameraEncoder, type EncoderHealth, startCameraEncoder } from './camera-encoder.ts';

/** The broadcaster's page learns of the stream's health, and the platform that it lives, this often (ms). */
const BEAT_MS = 2_000;

export interface Listener {
  onHealth(health: EncoderHealth): void;
  /** The broadcast ended without the page's doing: `unavailable` if its encoder failed. */
  onOver(reason: 'conflict' | 'unavailable'): void;
}

interface Opening {
  modelId: number;
  streamName: string;
  /** The broadcast to continue; null starts one. */
  id: string | null;
}

interface Deps {
  broadcasts: Broadcasts;
  /** The folders of cameras and of programs. */
  folders: { cameras: string; programs: string };
  /** Null: no ffmpeg on this machine. */
  ffmpeg(): Promise<string | null>;
  onHealth(modelId: number, streamName: string, health: EncoderHealth, isLive: boolean): Promise<void>;
  log: FastifyBaseLogger;
}

export type CameraSessions = ReturnType<typeof createCameraSessions>;
export type CameraSession = ReturnType<typeof createSession>;

function createSession(
  deps: Deps,
  { modelId, streamName }: Opening,
  id: string,
  encoder: CameraEncoder,
  onGone: () => void,
) {
  const { broadcasts, log } = deps;
  let next = 0;
  let listener: Listener | null = null;
  let lostTimer: NodeJS.Timeout | null = null;
  let isOver = false;

  /** False: it was closed before. */
  const close = (): boolean => {
    if (isOver) return false;
    isOver = true;
    clearInterval(beating);
    if (lostTimer) clearTimeout(lostTimer);
    onGone();
    return true;
  };
  const noteLost = () =>
    broadcasts
      .lost(modelId, id)
      .catch((error: unknown) => log.warn({ err: error, modelId }, 'lost camera not noted'));
  const over = async (stop: () => Promise<void>): Promise<void> => {
    if (!close()) return;
    // The page may have continued at another process, which writes to the same folder now.
    const hasSuccessor = async () => (await broadcasts.find(modelId)) !== null;
    // Also while the database is down: nothing else would end the encoder.
    let isLeft = true;
    try {
      await broadcasts.end(modelId, id);
      isLeft = await hasSuccessor();
    } finally {
      await (isLeft ? encoder.kill() : stop());
    }
    // Once more: it may have started while the encoder wrote its last frames.
    if (isLeft || (await hasSuccessor())) return;
    await encoder.remove();
    await deps.onHealth(modelId, streamName, encoder.health(), false);
  };
  /** Ends it from this side and notifies the page. */
  const drop = (stop: () => Promise<void>, reason: 'conflict' | 'unavailable' = 'conflict') =>
    over(stop)
      .catch((error: unknown) => log.error({ err: error, modelId }, 'ending a camera broadcast failed'))
      .then(() => listener?.onOver(reason));

  const beat = async (): Promise<void> => {
    if (listener === null || isOver) return;
    const health = encoder.health();
    if (!(await broadcasts.beat(modelId, id))) return void drop(() => encoder.kill());
    listener?.onHealth(health);
    await deps.onHealth(modelId, streamName, health, true);
  };
  const beating = setInterval(
    () =>
      void beat().catch((error: unknown) =>
        log.warn({ err: error, modelId }, 'camera beat failed; will retry'),
      ),
    BEAT_MS,
  );
  beating.unref();
  void encoder.closed.then((reason) => {
    if (reason === null || isOver) return;
    log.warn({ code: 'camera_encoder', modelId, reason }, 'camera encoder stopped; the broadcast ends');
    void drop(() => encoder.kill(), 'unavailable');
  });

  return {
    id,
    modelId,
    next: () => next,
    attach(to: Listener): void {
      if (lostTimer) clearTimeout(lostTimer);
      lostTimer = null;
      listener = to;
    },
    /** The connection was lost; the page has a few seconds to return, unless it already has with another connection. */
    async detach(from: Listener): Promise<void> {
      if (listener !== from) return;
      listener = null;
      if (isOver) return;
      lostTimer = setTimeout(() => void drop(() => encoder.end()), RECONNECT_MS);
      lostTimer.unref();
      await noteLost();
    },
    /** Takes a piece. Repeated ones, and those after the end, are ignored; false: pieces are missing before this one. */
    async take(number: number, piece: Uint8Array): Promise<boolean> {
      if (isOver) return true;
      if (number > next) return false;
      if (number === next) {
        next += 1;
        await encoder.write(piece);
      }
      return true;
    },
    end: () => over(() => encoder.end()),
    kill: () => drop(() => encoder.kill()),
    /** This process stops. The page has a few seconds to continue with another process, which takes over the folder. */
    async leave(): Promise<void> {
      if (!close()) return;
      await noteLost();
      await encoder.kill();
    },
  };
}

/** The cameras that this process encodes. */
export function createCameraSessions(deps: Deps) {
  const { broadcasts, folders } = deps;
  const sessions = new Map<number, CameraSession>();

  return {
    async open(wish: Opening): Promise<{ session: CameraSession } | { refusal: ErrorType }> {
      const { modelId, streamName } = wish;
      const known = sessions.get(modelId);
      if (known && known.id === wish.id) {
        const refusal = await broadcasts.begin({ modelId, id: known.id, source: 'camera', keyHash: null });
        if (refusal !== null) return { refusal };
        if (sessions.get(modelId) === known) return { session: known };
        // It has ended in the meantime.
      }
      const running = await broadcasts.find(modelId);
      // Another tab broadcasts. A broadcast whose page is gone may be taken over, also from another process; its own
      // page may do so even before that process has noticed.
      if (running && running.goneAt === null && running.id !== wish.id) return { refusal: 'conflict' };
      const binary = await deps.ffmpeg();
      if (binary === null) return { refusal: 'unavailable' };
      const id = `camera-${randomUUID()}`;
      const refusal = await broadcasts.begin({
        modelId,
        id,
        source: 'camera',
        keyHash: null,
        continues: wish.id,
      });
      if (refusal !== null) return { refusal };
      await known?.kill();
      // Segments that a program left a moment ago must not be played before the camera's.
      await rm(join(folders.programs, streamName), { recursive: true, force: true });
      const encoder = await startCameraEncoder(binary, join(folders.cameras, streamName)).catch(
        async (error: unknown) => {
          await broadcasts.end(modelId, id);
          throw error;
        },
      );
      const session = createSession(deps, wish, id, encoder, () => {
        if (sessions.get(modelId) === session) sessions.delete(modelId);
      });
      sessions.set(modelId, session);
      return { session };
    },
    async close(): Promise<void> {
      await Promise.all([...sessions.values()].map((session) => session.leave()));
    },
  };
}
