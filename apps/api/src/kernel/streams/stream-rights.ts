import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { model, streamRevocation } from '../db/schema/index.ts';
import { createShortCache } from '../short-cache.ts';
import type { Signer } from '../signing.ts';

/** Lifetime of a stream token in milliseconds. The player renews it in time by reading the room again. */
const STREAM_TOKEN_MS = 120_000;
/** The origin may know rights that are this old, in milliseconds. */
const RIGHTS_TTL_MS = 1_000;
const STREAMS_KEPT = 5_000;
/** Revocations older than this are forgotten: their tokens have expired. */
const REVOCATION_MS = 5 * STREAM_TOKEN_MS;
const PURPOSE = 'stream';
/** The model id of revocations that hold in every room. */
const ALL_ROOMS = 0;

/** Why a stream token is refused. */
export type StreamTokenRefusal =
  | 'token_missing'
  | 'token_malformed'
  | 'token_foreign'
  | 'token_expired'
  /** The room has changed, or this viewer has lost the right to watch, since the token was issued. */
  | 'token_revoked';

export interface StreamToken {
  token: string;
  /** Unix time in milliseconds. */
  token_expires_at: number;
}

/** Who a stream token was issued to: an account, or a guest (a negative id). */
export const audienceOf = ({ user, guest }: { user: { id: number } | null; guest: { id: number } }): number =>
  user?.id ?? guest.id;

/** For updates of a room: tokens issued before no longer open its stream. */
export const nextStreamEpoch = sql`${model.streamEpoch} + 1`;

/** Ends a viewer's access to the stream of one room, or of all rooms (null), within two seconds. */
export async function revokeStream(tx: Orm, audience: number, modelId: number | null): Promise<void> {
  const row = { modelId: modelId ?? ALL_ROOMS, audience, at: new Date() };
  await tx
    .insert(streamRevocation)
    .values(row)
    .onConflictDoUpdate({
      target: [streamRevocation.modelId, streamRevocation.audience],
      set: { count: sql`${streamRevocation.count} + 1`, at: row.at },
    });
}

export async function forgetOldRevocations(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(streamRevocation).where(lt(streamRevocation.at, new Date(now - REVOCATION_MS)));
}

type Counts = ReadonlyMap<number, number>;

/** How often each viewer's access was revoked lately, in one room or in all. */
async function revocationsOf(orm: Orm, modelId: number, now: number): Promise<Counts> {
  const rows = await orm
    .select({ audience: streamRevocation.audience, count: streamRevocation.count })
    .from(streamRevocation)
    .where(
      and(eq(streamRevocation.modelId, modelId), gt(streamRevocation.at, new Date(now - REVOCATION_MS))),
    );
  return new Map(rows.map(({ audience, count }) => [audience, count]));
}

interface RoomRights {
  epoch: number;
  revoked: Counts;
}

async function roomRights(orm: Orm, streamName: string, now: number): Promise<RoomRights | null> {
  const [row] = await orm
    .select({ modelId: model.userId, epoch: model.streamEpoch })
    .from(model)
    .where(eq(model.streamName, streamName));
  return row ? { epoch: row.epoch, revoked: await revocationsOf(orm, row.modelId, now) } : null;
}

/** The room's epoch, and how often this viewer's access was revoked. */
interface TokenCounts {
  epoch: number;
  revoked: number;
  audience: number;
}

/** Signed content of a token. */
interface Claims extends TokenCounts {
  expiresAt: number;
}

const FORMAT = /^(([0-9a-z]{1,11})\.([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([gu])([0-9a-z]{1,7}))\.([\w-]{43})$/;
const textOf = ({ expiresAt, epoch, revoked, audience }: Claims): string =>
  [
    Math.floor(expiresAt).toString(36),
    epoch.toString(36),
    revoked.toString(36),
    `${audience < 0 ? 'g' : 'u'}${Math.abs(audience).toString(36)}`,
  ].join('.');

export type StreamRights = ReturnType<typeof createStreamRights>;

/**
 * Issues and checks stream tokens. A token opens one stream for one viewer, for two minutes, and only as long as the
 * room's epoch and the viewer's rights stay as they were: the origin checks it for every playlist and segment.
 */
export function createStreamRights(orm: Orm, signer: Signer, now: () => number = Date.now) {
  const rooms = createShortCache<RoomRights | null>(RIGHTS_TTL_MS, STREAMS_KEPT, now);
  const everywhere = createShortCache<Counts>(RIGHTS_TTL_MS, 1, now);
  const sign = (streamName: string, text: string) => signer.sign(PURPOSE, `${streamName}\n${text}`);

  const isCurrent = async (streamName: string, claims: Claims): Promise<'yes' | 'older' | 'newer'> => {
    const room = await rooms.get(streamName, () => roomRights(orm, streamName, now()));
    const all = await everywhere.get('', () => revocationsOf(orm, ALL_ROOMS, now()));
    if (room === null) return 'older';
    const revoked = (room.revoked.get(claims.audience) ?? 0) + (all.get(claims.audience) ?? 0);
    if (claims.epoch === room.epoch && claims.revoked === revoked) return 'yes';
    return claims.epoch > room.epoch || claims.revoked > revoked ? 'newer' : 'older';
  };

  return {
    /**
     * What a token must name to be valid now. Ask for it before deciding whether this viewer may watch: a token for a
     * right that ends in the meantime is then refused. Use the epoch of the row that the decision is based on.
     */
    async countsFor(
      { userId, streamEpoch }: { userId: number; streamEpoch: number },
      audience: number,
    ): Promise<TokenCounts> {
      const here = await revocationsOf(orm, userId, now());
      const everywhere = await revocationsOf(orm, ALL_ROOMS, now());
      const revoked = (here.get(audience) ?? 0) + (everywhere.get(audience) ?? 0);
      return { epoch: streamEpoch, revoked, audience };
    },

    /** `until`: the right to watch ends then at the latest, in Unix milliseconds. */
    issue(streamName: string, counts: TokenCounts, until = Number.POSITIVE_INFINITY): StreamToken {
      const expiresAt = Math.min(now() + STREAM_TOKEN_MS, until);
      const text = textOf({ ...counts, expiresAt });
      return { token: `${text}.${sign(streamName, text)}`, token_expires_at: expiresAt };
    },

    /** The reason to refuse a token for a stream, or null. */
    async refuse(streamName: string, token: unknown): Promise<StreamTokenRefusal | null> {
      if (token === undefined || token === '') return 'token_missing';
      const match = typeof token === 'string' ? FORMAT.exec(token) : null;
      if (match === null) return 'token_malformed';
      const [, text = '', expires = '', epoch = '', revoked = '', kind, id = '', signature = ''] = match;
      // The signature first: the claims of a forged token mean nothing.
      if (!signer.verify(PURPOSE, `${streamName}\n${text}`, signature)) return 'token_foreign';
      const number = (part: string) => Number.parseInt(part, 36);
      const claims: Claims = {
        expiresAt: number(expires),
        epoch: number(epoch),
        revoked: number(revoked),
        audience: kind === 'g' ? -number(id) : number(id),
      };
      if (claims.expiresAt <= now()) return 'token_expired';
      let found = await isCurrent(streamName, claims);
      if (found === 'newer') {
        // Issued after what this process remembers.
        rooms.forget(streamName);
        everywhere.clear();
        found = await isCurrent(streamName, claims);
      }
      return found === 'yes' ? null : 'token_revoked';
    },
  };
}
