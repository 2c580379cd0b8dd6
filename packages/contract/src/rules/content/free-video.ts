/** Videos of one page of the free-video lists, and of the related ones below a video (spec 3 §9). */
export const FREE_VIDEOS_PER_PAGE = 30;

/** The name of a free video in its address; the number keeps it unique, because broadcasters choose titles freely. */
export const freeVideoSlug = ({ slug, id }: { slug: string; id: number }): string =>
  `${slug || 'video'}-${id}`;

/** The number in a free video's slug; null if it has none. */
export const idOfFreeVideoSlug = (slug: string): number | null => {
  const id = /-(\d{1,9})$/.exec(slug)?.[1];
  return id === undefined ? null : Number(id);
};

export const freeVideoHref = (item: { slug: string; id: number }): string =>
  `/porn/video/${freeVideoSlug(item)}`;
