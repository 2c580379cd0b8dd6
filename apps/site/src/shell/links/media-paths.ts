import type { MediaCardItem } from '@footlight/contract';

/** The address of an item's page (spec 1 §2). */
export const mediaHref = ({ username, slug, id }: Pick<MediaCardItem, 'username' | 'slug' | 'id'>): string =>
  `/${username}/media/${slug || 'item'}/${id}`;

export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
};
