/** One rendition of a stored video. `bandwidth` is its mean in bits per second. */
export interface StoredRendition {
  name: 'hd' | 'sd';
  width: number;
  height: number;
  bandwidth: number;
}

/** A processed file. All names are random, and its keys in the storage follow from them. */
export type StoredFile = {
  /** The small picture of cards, and the same one blurred. Neither name leads to the other. */
  cover: string;
  blurred: string;
  /** Bytes in the storage. */
  bytes: number;
  width: number;
  height: number;
} & (
  | { kind: 'picture'; picture: string }
  | { kind: 'video'; video: string; seconds: number; renditions: StoredRendition[] }
);

export type StoredVideo = Extract<StoredFile, { kind: 'video' }>;

/** The files of an item, in their order: pictures of a set, or one video. */
export interface StoredMedia {
  files: StoredFile[];
}

export const coverKey = (userId: number, name: string): string => `covers/${userId}/${name}.webp`;
export const pictureKey = (name: string): string => `pictures/${name}.webp`;
/** The whole video in its best rendition. */
export const videoKey = (name: string): string => `videos/${name}/video.mp4`;
/** All segments of a rendition in one object, and the list of them. */
export const segmentsKey = (name: string, rendition: string): string => `videos/${name}/${rendition}.ts`;
export const indexKey = (name: string, rendition: string): string => `videos/${name}/${rendition}.json`;

/** A segment of a show that is recorded. */
export const recordedKey = (showId: number, nth: number): string => `recordings/${showId}/${nth}.ts`;

/** Every key of a file. */
export function keysOf(userId: number, file: StoredFile): string[] {
  const covers = [coverKey(userId, file.cover), coverKey(userId, file.blurred)];
  if (file.kind === 'picture') return [...covers, pictureKey(file.picture)];
  const { video } = file;
  const parts = file.renditions.flatMap(({ name }) => [segmentsKey(video, name), indexKey(video, name)]);
  return [...covers, videoKey(video), ...parts];
}
