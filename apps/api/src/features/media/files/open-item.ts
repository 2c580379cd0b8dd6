import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../kernel/db/database.ts';
import { media } from '../../../kernel/db/schema/index.ts';
import { refuse } from '../../../kernel/http/errors.ts';
import type { MediaRow } from '../../../kernel/rooms/media-card.ts';
import { refuseFileToken, showOfToken } from './file-token.ts';

export interface FileRights {
  /** Signs the tokens of files. */
  secret: string;
  database: Database;
  /** Whether the request's visitor must verify their age before they get a file of this broadcaster. */
  lacksAgeProof: (request: FastifyRequest, ownerId: number) => Promise<boolean>;
  /** Whether the request's visitor watches this item together with somebody in this show now. */
  watchesInShow: (request: FastifyRequest, asked: { showId: number; mediaId: number }) => Promise<boolean>;
  now: () => number;
}

/** The name that an item's token is signed for. */
export const fileName = (mediaId: number): string => `media-${mediaId}`;

export const tokenOf = (request: FastifyRequest) => (request.query as { token?: unknown }).token;

export const missing = (reply: FastifyReply) => refuse(reply, 404, 'not_found', 'There is no such file.');

/** Opens the item that a request names and has a token for. Null: the request was rejected and answered. */
export const createOpenItem =
  ({ secret, database, lacksAgeProof, watchesInShow, now }: FileRights) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<MediaRow | null> => {
    const { id } = request.params as { id: string };
    const token = tokenOf(request);
    if (!/^\d{1,9}$/.test(id)) {
      missing(reply);
      return null;
    }
    const mediaId = Number(id);
    const refusal = refuseFileToken(secret, fileName(mediaId), token, now());
    if (refusal !== null) {
      refuse(reply, 403, refusal, 'This file needs a valid token.');
      return null;
    }
    const showId = showOfToken(token);
    if (showId !== null && !(await watchesInShow(request, { showId, mediaId }))) {
      refuse(reply, 403, 'show_not_running', 'The show has ended, or shows another video.');
      return null;
    }
    const [item] = await database.orm.select().from(media).where(eq(media.id, mediaId));
    if (!item || item.takenDownAt) {
      missing(reply);
      return null;
    }
    // A token may have been issued elsewhere, or before the proof expired.
    if (await lacksAgeProof(request, item.userId)) {
      refuse(reply, 403, 'age_verification_required', 'Age verification is required.');
      return null;
    }
    return item;
  };
