import * as v from 'valibot';
import { UPLOAD_FAILURES, UPLOAD_KINDS, UPLOAD_STATES } from '../rules/media/uploads.ts';
import { MediaCardItem } from './media.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One uploaded file of an item. */
export const LibraryFile = v.object({
  /** Its address is `UPLOAD_PATH/id`. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** The name that it had on the broadcaster's device. */
  name: v.string(),
  kind: v.picklist(UPLOAD_KINDS),
  state: v.picklist(UPLOAD_STATES),
  reason: v.nullable(v.picklist(UPLOAD_FAILURES)),
  /** Bytes. */
  size: Count,
  cover_url: v.nullable(v.string()),
});
export type LibraryFile = v.InferOutput<typeof LibraryFile>;

/** An item as its broadcaster manages it. */
export const LibraryItem = v.object({
  media: MediaCardItem,
  state: v.picklist([...UPLOAD_STATES, 'empty']),
  is_published: v.boolean(),
  for_sale: v.boolean(),
  /** People who bought it: they keep it when it is deleted. */
  buyers: Count,
  files: v.array(LibraryFile),
});
export type LibraryItem = v.InferOutput<typeof LibraryItem>;

export const Library = v.object({
  items: v.array(LibraryItem),
  count_total: Count,
  used_bytes: Count,
  /** Whether the platform can process videos. */
  takes_videos: v.boolean(),
});
export type Library = v.InferOutput<typeof Library>;
