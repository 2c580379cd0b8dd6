import type { MediaFile } from '@footlight/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { MediaRow } from '../../kernel/rooms/media-card.ts';

/** The files of media items; each needs a short-lived token for its item. */
export interface MediaFiles {
  /**
   * URLs of an item's files with a fresh token. Only for users with access. With a show, they work only for the two people
   * who watch the item together in it, while it runs.
   */
  filesOf(item: MediaRow, showId?: number): MediaFile[];
  plugin: FastifyPluginAsync;
}
