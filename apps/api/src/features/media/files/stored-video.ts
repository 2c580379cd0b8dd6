import { indexKey, type StoredVideo, segmentsKey } from '../../../kernel/db/schema/stored-media.ts';
import { readStored, type Storage } from '../../../kernel/storage/storage.ts';
import type { RecordedVideo } from '../../../kernel/streams/recorder.ts';
import type { SegmentIndex } from '../encoding/segments.ts';

/** Indexes in memory; one of an hour is about 50 kB. */
const KEPT = 200;

/** Opens uploaded videos, one rendition at a time. */
export function createStoredVideos(storage: Storage) {
  const indexes = new Map<string, Promise<SegmentIndex | null>>();

  const indexOf = (key: string): Promise<SegmentIndex | null> => {
    const kept = indexes.get(key);
    if (kept) return kept;
    const [oldest] = indexes.keys();
    if (indexes.size >= KEPT && oldest !== undefined) indexes.delete(oldest);
    const read = readStored(storage, key).then((bytes) => {
      if (bytes === null) indexes.delete(key);
      return bytes && (JSON.parse(bytes.toString()) as SegmentIndex);
    });
    indexes.set(key, read);
    read.catch(() => indexes.delete(key));
    return read;
  };

  return {
    /** Null if there is no such rendition, or its files are missing. */
    async open({ video, renditions }: StoredVideo, rendition: string): Promise<RecordedVideo | null> {
      const names = renditions.map(({ name }) => name);
      if (!names.some((name) => name === rendition)) return null;
      const index = await indexOf(indexKey(video, rendition));
      if (index === null) return null;
      return {
        renditions: names,
        segments: index.segments.map(({ ms, isDiscontinuity = false }) => ({ ms, isDiscontinuity })),
        async read(_rendition, nth) {
          const part = index.segments[nth];
          if (!part) return null;
          const range = { start: part.at, end: part.at + part.bytes - 1 };
          return readStored(storage, segmentsKey(video, rendition), range);
        },
      };
    },
  };
}
