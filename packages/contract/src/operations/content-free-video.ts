import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { FreeVideo, FreeVideoModel, FreeVideoPage, FreeVideoTag } from '../entities/content-free-video.ts';
import { MEDIA_SORTS } from '../entities/media-item.ts';
import { exampleFreeVideo, exampleFreeVideoModel, exampleFreeVideoPage } from '../fixtures/content.ts';
import { FREE_VIDEOS_PER_PAGE } from '../rules/content/free-video.ts';
import { defineOperations } from './define.ts';

const Page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'invalid_format')));
const PerPage = v.optional(v.literal(String(FREE_VIDEOS_PER_PAGE)));
const ofModel = v.object({ ...FreeVideoPage.entries, model: FreeVideoModel });

/** Free videos: what everybody may watch without an account, unless their place asks for proof of age. */
export const freeVideoOperations = defineOperations('content', {
  'GET /free-porn': {
    id: 'listFreeVideos',
    summary:
      'Free videos, 30 per page. `o`: the order, as in media lists; `tag`: only with this tag; `q`: searched in titles, descriptions, tags and names. An unused tag, and a page after the last one, are not found.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: v.object({
      o: v.optional(v.picklist(MEDIA_SORTS)),
      p: Page,
      tag: v.optional(v.pipe(v.string(), v.maxLength(40, 'too_long'), v.regex(/^[\w-]+$/, 'invalid_format'))),
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long'))),
    }),
    ok: v.object({ ...FreeVideoPage.entries, tags: v.array(FreeVideoTag) }),
    errors: ['invalid_input', 'not_found'],
    example: { ...exampleFreeVideoPage, tags: [{ tag: 'art', video_count: 1 }] },
  },
  'GET /free-porn/model': {
    id: 'listFreeVideoBroadcasters',
    summary: 'Broadcasters with free videos, most videos first, 30 per page.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: v.object({ p: Page }),
    ok: v.object({
      data: v.array(FreeVideoModel),
      count_total: FreeVideoPage.entries.count_total,
      last_page: FreeVideoPage.entries.last_page,
    }),
    errors: ['invalid_input', 'not_found'],
    example: { data: [exampleFreeVideoModel], count_total: 1, last_page: 1 },
  },
  'GET /free-porn/model/{name}': {
    id: 'listBroadcasterFreeVideos',
    summary: 'Free videos of a broadcaster, newest first, 30 per page. Without any, not found.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ name: Username }),
    query: v.object({ p: Page }),
    ok: ofModel,
    errors: ['invalid_input', 'not_found'],
    example: { ...exampleFreeVideoPage, model: exampleFreeVideoModel },
  },
  'GET /free-porn/tag': {
    id: 'listFreeVideoTags',
    summary: 'All tags of free videos, most used first.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    ok: v.object({ data: v.array(FreeVideoTag) }),
    errors: [],
    example: { data: [{ tag: 'art', video_count: 1 }] },
  },
  'GET /free-porn/video/{slug}': {
    id: 'getFreeVideo',
    summary: 'A free video by its name in the address, with `perPage` related ones.',
    spec: '3§7',
    auth: 'session',
    assumed: true,
    params: v.object({ slug: v.pipe(v.string(), v.maxLength(200, 'too_long')) }),
    query: v.object({ perPage: PerPage }),
    ok: FreeVideo,
    errors: ['invalid_input', 'not_found'],
    example: exampleFreeVideo,
  },
  'GET /free-porn/video-by-id/{id}': {
    id: 'getFreeVideoById',
    summary: 'A free video by its number, with `perPage` related ones.',
    spec: '3§7',
    auth: 'session',
    assumed: true,
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid_format')) }),
    query: v.object({ perPage: PerPage }),
    ok: FreeVideo,
    errors: ['invalid_input', 'not_found'],
    example: exampleFreeVideo,
  },
});
