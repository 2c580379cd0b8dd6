import { hasRoom, type Place } from '@footlight/contract';
import type { Sites } from '../features/brand/sites.ts';
import { findMedia, hasBought, type MediaWork } from '../features/media/store.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { KernelContext } from '../kernel/context.ts';
import { placeOf } from '../kernel/http/request.ts';
import { homeOf } from '../kernel/rooms/room-access.ts';
import { isBlockedFor } from '../kernel/rooms/room-row.ts';
import type { Visitor } from './visitor-standing.ts';

type Needs = Pick<KernelContext, 'database' | 'options'> & { sites: Pick<Sites, 'of'> };

/** Where the visitor is: from the request, or else from their account. */
export const visitorPlace = (context: Pick<Needs, 'options'>, { viewer, request }: Visitor): Place => {
  const visit = placeOf(request, context.options);
  return visit.country === null ? homeOf(viewer.user) : visit;
};

/**
 * A media item that is available on this site and at this place; its author always finds it.
 *
 * @throws ApiError `not_found`
 */
export async function visitorMedia(context: Needs, id: number, visitor: Visitor): Promise<MediaWork> {
  const found = await findMedia(context.database.orm, id);
  const { site } = await context.sites.of(visitor.request);
  if (!found || found.item.takenDownAt || !hasRoom(site, found.model.tags)) throw new ApiError('not_found');
  const isAuthor = found.user.id === visitor.viewer.user?.id;
  // Nothing of an unpublished item is shown to those who do not have it, and of a deleted one not even to its author.
  const { id: mediaId, isPublished, removedAt } = found.item;
  if (!isPublished && (removedAt !== null || !isAuthor)) {
    const userId = visitor.viewer.user?.id;
    const isBuyer = userId !== undefined && (await hasBought(context.database.orm, userId, mediaId));
    if (!isBuyer) throw new ApiError('not_found');
  }
  if (!isAuthor && isBlockedFor(found.model, visitorPlace(context, visitor))) throw new ApiError('not_found');
  return found;
}
