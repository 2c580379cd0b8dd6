import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import {
  media,
  mediaPurchase,
  mediaUpload,
  model,
  recordedSegment,
  recording,
  show,
  showTicket,
  user,
} from '../../kernel/db/schema/index.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import { publishMediaChange } from '../../kernel/rooms/media-change.ts';
import { slugOf } from '../../kernel/slug.ts';
import type { FinishedRecording, Recorder, RecordingRow } from '../../kernel/streams/recorder.ts';
import type { RoomUnit } from './room-unit.ts';
import type { ShowRow } from './store.ts';

const SLUG_LENGTH = 80;
const RETRY_MS = 30_000;

/** Starts to record a ticket show that offers its recording. */
export async function startRecording(
  { tx, room }: RoomUnit,
  row: ShowRow,
  recorder: Recorder,
): Promise<void> {
  if (row.recordingPrice === 0 || row.startedAt === null) return;
  const { streamName, isPublished } = room.model;
  const afterSegment = await recorder.start({ streamName, isPublished });
  await tx
    .insert(recording)
    .values({ showId: row.id, streamName, isPublished, afterSegment, startedAt: row.startedAt });
}

/** Whether nothing was recorded: the broadcaster's picture was lost before its first segment. */
export async function isNothingRecorded(tx: Orm, showId: number): Promise<boolean> {
  const [row] = await tx
    .select({ isPublished: recording.isPublished, parts: count(recordedSegment.nth) })
    .from(recording)
    .leftJoin(recordedSegment, eq(recordedSegment.showId, recording.showId))
    .where(eq(recording.showId, showId))
    .groupBy(recording.showId);
  return row?.isPublished === true && row.parts === 0;
}

/** Ends the recording in the transaction that settles its show; the job then delivers or deletes it. */
export const endRecording = (tx: Orm, showId: number, endedAt: Date): Promise<unknown> =>
  tx.update(recording).set({ endedAt }).where(eq(recording.showId, showId));

const toClose = and(isNotNull(recording.endedAt), isNull(recording.closedAt));

type TicketRow = typeof showTicket.$inferSelect;

const paidRecordings = (orm: Orm, showId: number): Promise<TicketRow[]> =>
  orm
    .select()
    .from(showTicket)
    .where(
      and(eq(showTicket.showId, showId), eq(showTicket.kind, 'recording'), eq(showTicket.state, 'paid')),
    );

async function ownerOf(orm: Orm, { showId }: RecordingRow): Promise<number> {
  const [found] = await orm.select({ modelId: show.modelId }).from(show).where(eq(show.id, showId));
  if (!found) throw new Error(`there is no show ${showId}`);
  return found.modelId;
}

/** Locks a recording; false if another process has closed it in the meantime. */
async function lockOpen(tx: Orm, { showId }: RecordingRow): Promise<boolean> {
  const rows = await tx
    .select({ showId: recording.showId })
    .from(recording)
    .where(and(eq(recording.showId, showId), toClose))
    .for('update');
  return rows.length > 0;
}

/** Makes the media item. It is off sale, so only its broadcaster and those who paid for it may play it. */
async function makeItem(tx: Orm, row: RecordingRow, { seconds, file }: FinishedRecording) {
  const [found] = await tx
    .select({ show, model, user })
    .from(show)
    .innerJoin(model, eq(model.userId, show.modelId))
    .innerJoin(user, eq(user.id, show.modelId))
    .where(eq(show.id, row.showId));
  if (!found) throw new Error(`show ${row.showId} has no room`);
  const name = found.show.message || `Show of ${row.startedAt.toISOString().slice(0, 10)}`;
  const [item] = await tx
    .insert(media)
    .values({
      userId: found.user.id,
      name,
      slug: slugOf(name, 'recording').slice(0, SLUG_LENGTH),
      typeId: 2,
      typeName: 'recording',
      duration: Math.round(seconds),
      artSeed: found.model.artSeed,
      isForSale: false,
      stored: file && { files: [file] },
    })
    .returning();
  if (!item) throw new Error(`item of show ${row.showId} not stored`);
  if (file) {
    // Its files are kept and deleted as those of an upload that is ready.
    await tx.insert(mediaUpload).values({
      id: randomBytes(16).toString('base64url'),
      userId: found.user.id,
      mediaId: item.id,
      kind: 'video',
      name,
      size: file.bytes,
      state: 'ready',
      result: file,
      createdAt: new Date(),
    });
  }
  return { item, broadcaster: found.user };
}

/** Puts the item into the libraries of those who paid, and notifies them and the broadcaster. */
async function deliver(
  unit: UnitOfWork,
  row: RecordingRow,
  video: FinishedRecording,
  paid: readonly TicketRow[],
): Promise<number> {
  const { item, broadcaster } = await makeItem(unit.tx, row, video);
  await unit.tx
    .insert(mediaPurchase)
    .values(
      paid.map(({ userId, amount, entryId }) => ({ userId, mediaId: item.id, entryId, price: amount })),
    );
  for (const userId of [broadcaster.id, ...paid.map((ticket) => ticket.userId)]) {
    unit.toUser(userId, 'v3.limited.recorded', {
      show_id: row.showId,
      broadcaster: broadcaster.username,
      media_id: item.id,
      slug: item.slug,
    });
  }
  publishMediaChange(unit, broadcaster);
  return item.id;
}

interface RecordingsOptions {
  orm: Orm;
  work: Work;
  recorder: Recorder;
  log: FastifyBaseLogger;
}

/** Delivers the recordings of ended ticket shows, and deletes those that nobody has paid for. */
export function createRecordings({ orm, work, recorder, log }: RecordingsOptions) {
  /** When a recording that could not be delivered is tried again. */
  const retryAt = new Map<number, number>();
  const close = async (row: RecordingRow): Promise<void> => {
    // The show is settled, so this list no longer changes.
    const paid = await paidRecordings(orm, row.showId);
    const isKept = paid.length > 0;
    const video = isKept ? await recorder.finish(row, await ownerOf(orm, row)) : null;
    // Still being prepared; the next run asks again.
    if (isKept && video === null) return;
    await work.run(async (unit) => {
      if (!(await lockOpen(unit.tx, row))) return;
      const mediaId = video && (await deliver(unit, row, video, paid));
      await recorder.forget(unit.tx, row);
      await unit.tx
        .update(recording)
        .set({ closedAt: new Date(), mediaId })
        .where(eq(recording.showId, row.showId));
    });
  };

  return {
    /** The job. It finds its work in the database, so a process that died after a settlement loses nothing. */
    async step(): Promise<void> {
      const rows = await orm.select().from(recording).where(toClose).orderBy(asc(recording.endedAt));
      for (const row of rows) {
        if ((retryAt.get(row.showId) ?? 0) > Date.now()) continue;
        try {
          await close(row);
          retryAt.delete(row.showId);
        } catch (error) {
          retryAt.set(row.showId, Date.now() + RETRY_MS);
          log.error({ err: error, showId: row.showId }, 'recording not delivered; will retry');
        }
      }
    },
  };
}
