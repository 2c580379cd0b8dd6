import * as v from 'valibot';
import { filled, line } from '../entities/common.ts';
import { Library, LibraryFile, LibraryItem } from '../entities/media-library.ts';
import { exampleLibrary, exampleLibraryItem } from '../fixtures/media-library.ts';
import { UPLOAD_KINDS } from '../rules/media/uploads.ts';
import { defineOperations } from './define.ts';

const byId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid_format')) });
const done = v.object({ status: v.literal(1) });
const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;

/** A title of an item; not empty. */
export const MediaTitle = filled(line(120));

/** A broadcaster's library: items whose files they upload. Files travel by the tus protocol to `UPLOAD_PATH`. */
export const mediaLibraryOperations = defineOperations('media', {
  'GET /studio/media': {
    id: 'listOwnMedia',
    summary: 'The broadcaster’s own items with the state of their files, newest first, 24 per page.',
    spec: '3§6',
    auth: 'user',
    assumed: true,
    query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'invalid_format'))) }),
    ok: Library,
    errors: ['invalid_input', 'login_required', 'forbidden'],
    example: exampleLibrary,
  },
  'POST /studio/media': {
    id: 'createMediaItem',
    summary:
      'Creates an item without files, unpublished: a video, or a set of pictures. Its files are then uploaded with its id in the metadata `item`.',
    spec: '3§6',
    auth: 'user',
    assumed: true,
    body: v.object({ name: MediaTitle, kind: v.picklist(UPLOAD_KINDS) }),
    ok: v.object({ item: LibraryItem }),
    errors: [...write, 'forbidden', 'unavailable'],
    example: { item: { ...exampleLibraryItem, files: [], state: 'empty', is_published: false } },
  },
  'DELETE /studio/media/{id}': {
    id: 'deleteMediaItem',
    summary:
      'Deletes an own item. If somebody bought it, its buyers keep it and it disappears for everybody else.',
    spec: '3§6',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: done,
    errors: [...write, 'not_found'],
    example: { status: 1 },
  },
  'DELETE /studio/media/file/{file}': {
    id: 'deleteMediaFile',
    summary:
      'Cancels an upload or deletes a file of an own item. `conflict`: the last file of a published item.',
    spec: '3§6',
    auth: 'user',
    assumed: true,
    params: v.object({ file: LibraryFile.entries.id }),
    ok: done,
    errors: [...write, 'not_found', 'conflict'],
    example: { status: 1 },
  },
});
