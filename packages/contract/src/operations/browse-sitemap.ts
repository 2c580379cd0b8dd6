import * as v from 'valibot';
import { SitemapRooms } from '../entities/browse.ts';
import { defineOperations } from './define.ts';

export const browseSitemapOperations = defineOperations('browse', {
  'GET /sitemap/rooms': {
    id: 'listSitemapRooms',
    summary: 'Rooms that search engines may list for this site, a page of 10,000 at a time.',
    spec: '1§2',
    auth: 'public',
    assumed: true,
    query: v.object({
      /** Page number, from 1. */
      page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'invalid_format'))),
    }),
    ok: SitemapRooms,
    errors: ['invalid_input'],
    example: { rooms: [{ username: 'aurora', changed_at: '2026-03-01T12:00:00.000Z' }], pages: 1 },
  },
});
