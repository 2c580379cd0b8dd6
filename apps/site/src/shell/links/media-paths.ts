import type { MediaCardItem } from '@footlight/contract';

/** The address of an item's page (spec 1 §2). */
export const mediaHref = ({ username, slug, id }: Pick<MediaCardItem, 'username' | 'slug' | 'id'>): string =>
  `/${username}/media/${slug || 'item'}/${id}`;
