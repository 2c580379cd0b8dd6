import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ErrorType, LiveSettings } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { StreamPlace } from '../../kernel/context.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { broadcast, model } from '../../kernel/db/schema/index.ts';
import type { StoredVideo } from '../../kernel/db/schema/stored-media.ts';
import type { Work } from '../../kernel/events/outbox.ts';
import type { ModelRow, RoomRow } from '../../kernel/rooms/room-row.ts';
import type { Storage } from '../../kernel/storage/storage.ts';
import { findFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import type { RecordedPart } from '../../kernel/streams/recorder.ts';
import type { StreamRights } from '../../kernel/streams/stream-rights.ts';
import { type Air, type BroadcastRow, createBroadcasts } from './broadcasts.ts';
import type { EncoderHealth } from './camera-encoder.ts';
import { createCameraSessions } from './camera-sessions.ts';
import { createCameraSocket } from './camera-socket.ts';
import { createEncoderHealth } from './encoder-health.ts';
import { folderFiles, type HlsFiles, hlsFolders } from './hls-files.ts';
import { hlsPlugin, OWN_EDGE } from './hls-plugin.ts';
import { hooksPlugin } from './hooks-plugin.ts';
import { keyOf, ownerOfKey } from './keys.ts';
import { createLiveRecorder } from './live-recorder.ts';
import type { MediaServerOptions } from './media-server.ts';
import { kickPublisher, mediaMtxFiles } from './mediamtx.ts';
import { createRenditionFiles } from './renditions/rendition-files.ts';
import { createRenditions, type RenditionOptions } from './renditions/renditions.ts';
import { createSegments } from './segments.ts';

interface Options {
  orm: Orm;
  work: Pick<Work, 'run'>;
  air: Air;
  rights: Pick<StreamRights, 'refuse'>;
  /** The folder that the media server and this platform write HLS to. All processes share it. */
  hlsDir: string;
  mediaServer: MediaServerOptions | null;
  renditions: RenditionOptions;
  /** Gives a task to one of several processes. */
  leader: { lead(task: string, ttlMs: number): Promise<boolean> };
  broadcasterOf(request: IncomingMessage): Promise<RoomRow | { refusal: ErrorType }>;
  /** Where recorded segments are kept. */
  storage: Storage;
  /** Stores kept segments as one video of this broadcaster. */
  joinRecording(parts: readonly RecordedPart[], userId: number): Promise<StoredVideo>;
  log: FastifyBaseLogger;
  now(): number;
}

export type Live = ReturnType<typeof createLive>;

/** A segment lasts until the program's next key frame (ms), which may be long in coming. */
const LONGEST_SEGMENT_MS = 15_000;

/** Streams that broadcasters publish: from the browser's camera, or from a program by the operator's media server. */
export function createLive(options: Options) {
  const { orm, work, air, hlsDir, mediaServer, log, now } = options;
  const broadcasts = createBroadcasts({ orm, air, log, now });
  const folders = hlsFolders(hlsDir);
  const cameras = folderFiles(folders.cameras);
  const remote = mediaServer?.hlsUrl ? mediaMtxFiles(mediaServer.hlsUrl, mediaServer.secret) : null;
  // MediaMTX keeps its files to itself.
  const programs = remote ?? folderFiles(folders.programs);
  const files: HlsFiles = {
    read: async (stream, file, query) =>
      (await cameras.read(stream, file)) ?? programs.read(stream, file, query),
    size: async (stream, file) => (await cameras.size(stream, file)) ?? programs.size(stream, file),
  };
  let binary: Promise<string | null> | null = null;
  const ffmpeg = () => {
    binary ??= findFfmpeg();
    return binary;
  };

  const onHealth = (
    modelId: number,
    stream_name: string,
    health: Omit<EncoderHealth, 'dropped'>,
    is_live: boolean,
  ) =>
    work.run(async (unit) =>
      unit.toUser(modelId, 'v3.stream.ingest_info', { stream_name, is_live, ...health }),
    );
  const sessions = createCameraSessions({ broadcasts, folders, ffmpeg, onHealth, log });
  const segments = createSegments(files, ffmpeg);
  const recording = createLiveRecorder({
    orm,
    segments,
    storage: options.storage,
    ffmpeg,
    join: options.joinRecording,
    log,
  });
  const renditionFiles = createRenditionFiles(folders.renditions, files);
  const renditions = createRenditions({
    orm,
    files,
    renditions: renditionFiles,
    options: options.renditions,
    leader: options.leader,
    ffmpeg,
    log,
  });
  const healthOf = createEncoderHealth(segments, ffmpeg, log, now);
  const camera = createCameraSocket({
    sessions,
    broadcasterOf: async (request) => {
      const found = await options.broadcasterOf(request);
      if ('refusal' in found) return found;
      return { modelId: found.user.id, streamName: found.model.streamName };
    },
  });

  const modelOf = async (streamName: string): Promise<number | null> => {
    const [row] = await orm.select({ id: model.userId }).from(model).where(eq(model.streamName, streamName));
    return row?.id ?? null;
  };
  const ownerOf = async ({ streamName, key }: { streamName: string; key: string }) => {
    const owner = await ownerOfKey(orm, key);
    return owner !== null && owner.modelId === (await modelOf(streamName)) ? owner : null;
  };
  const hooks = mediaServer
    ? hooksPlugin({
        secret: mediaServer.secret,
        log,
        hooks: {
          knows: async (publisher) => (await ownerOf(publisher)) !== null,
          async begin({ id, streamName, key }) {
            const owner = await ownerOf({ streamName, key });
            if (owner === null) return 'key_wrong';
            const { modelId, hash: keyHash } = owner;
            const refusal = await broadcasts.begin({ modelId, id, source: 'encoder', keyHash });
            // Segments that a camera left after a crash must not be played instead.
            if (refusal === null)
              await rm(join(folders.cameras, streamName), { recursive: true, force: true });
            return refusal;
          },
          async beat({ id, streamName }) {
            const modelId = await modelOf(streamName);
            return modelId !== null && broadcasts.beat(modelId, id);
          },
          async done({ id, streamName }) {
            const modelId = await modelOf(streamName);
            if (modelId !== null) await broadcasts.lost(modelId, id);
          },
        },
      })
    : null;

  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(hlsPlugin({ files, renditions: renditionFiles, rights: options.rights }));
    if (hooks) await app.register(hooks);
  };

  /** The newest segment of each broadcast that MediaMTX serves, and when it was new. */
  const lastSegments = new Map<string, { segment: string; at: number }>();
  /** MediaMTX only reports who starts. The newest segment shows who still publishes. */
  const followMediaMtx = async (
    server: MediaServerOptions,
    { modelId, id }: Pick<BroadcastRow, 'modelId' | 'id'>,
    segment: string | undefined,
  ): Promise<void> => {
    const before = lastSegments.get(id);
    if (segment === undefined || segment === before?.segment) {
      const isLost = before && (segment === undefined || now() - before.at > LONGEST_SEGMENT_MS);
      if (isLost) await broadcasts.lost(modelId, id);
      return;
    }
    lastSegments.set(id, { segment, at: now() });
    if (!(await broadcasts.beat(modelId, id))) await kickPublisher(server, id, log);
  };
  return {
    plugin,
    attach: camera.attach,
    async close(): Promise<void> {
      await renditions.close();
      await camera.close();
    },
    hasMediaServer: mediaServer !== null,
    step: broadcasts.step,
    recorder: recording.recorder,
    record: recording.step,
    renditions: { step: renditions.step, numbers: renditions.numbers },
    /** Reports to broadcasters what the platform receives from their programs. */
    async reportHealth(): Promise<void> {
      const rows = await orm
        .select({
          modelId: broadcast.modelId,
          id: broadcast.id,
          goneAt: broadcast.goneAt,
          streamName: model.streamName,
        })
        .from(broadcast)
        .innerJoin(model, eq(model.userId, broadcast.modelId))
        .where(eq(broadcast.source, 'encoder'));
      const report = async ({ modelId, id, goneAt, streamName }: (typeof rows)[number]) => {
        const found = await healthOf(streamName);
        if (found) {
          const { segment: _, ...health } = found;
          await onHealth(modelId, streamName, health, goneAt === null);
        }
        if (mediaServer?.kind === 'mediamtx')
          await followMediaMtx(mediaServer, { modelId, id }, found?.segment);
      };
      // At once: MediaMTX holds the answer for a stream without a picture, and other streams would count as lost in the
      // meantime.
      await Promise.all(
        rows.map((row) =>
          report(row).catch((error: unknown) =>
            log.warn({ err: error, modelId: row.modelId }, 'stream not looked at; will retry'),
          ),
        ),
      );
      for (const id of lastSegments.keys()) if (!rows.some((row) => row.id === id)) lastSegments.delete(id);
    },
    /** The address of a published stream, and the qualities that players can choose. */
    async streamFor(streamName: string): Promise<StreamPlace> {
      const found = await renditionFiles.of(streamName);
      // The browser's camera is encoded here, as MPEG-TS.
      const isCamera = (await cameras.size(streamName, 'index.m3u8')) !== null;
      return {
        edge_servers: [OWN_EDGE],
        stream_name: streamName,
        low_latency: mediaServer?.isLowLatency === true && !isCamera,
        // Without lower renditions nobody has looked at the picture.
        width: found[0]?.width ?? 0,
        height: found[0]?.height ?? 0,
        quality_renditions: found.map(({ name, width, height, bitrate }) => ({
          name,
          width,
          height,
          bitrate,
        })),
      };
    },
    async settings({ userId, streamName }: ModelRow): Promise<LiveSettings> {
      const [running, key] = [await broadcasts.find(userId), await keyOf(orm, userId)];
      return {
        stream_name: streamName,
        is_live: running !== null && running.goneAt === null,
        source: running?.source ?? null,
        takes_camera: (await ffmpeg()) !== null,
        now: now(),
        encoder: mediaServer && {
          server: mediaServer.rtmpUrl,
          whip_server: mediaServer.whipUrl ? `${mediaServer.whipUrl}/${streamName}/whip` : null,
          key_created_at: key?.createdAt.toISOString() ?? null,
          key_used_at: key?.lastUsedAt?.toISOString() ?? null,
        },
      };
    },
  };
}
