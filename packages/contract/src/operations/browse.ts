import * as v from 'valibot';
import { BrowseAnswer } from '../entities/browse.ts';
import { LanguageSchema, Username } from '../entities/common.ts';
import { MediaCardItem } from '../entities/media.ts';
import { Room } from '../entities/room.ts';
import { exampleBrowse, exampleMediaItem, exampleRoom } from '../fixtures/examples.ts';
import { defineOperations } from './define.ts';

const NumberText = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'invalid_format'));
/** Gender codes to leave out, comma-separated. */
const GenderHide = v.optional(v.pipe(v.string(), v.regex(/^[fmtc](,[fmtc])*$/, 'invalid_format')));

export const browseOperations = defineOperations({
  'GET /browse/react{path}': {
    summary: 'A browse list; `path` is the page’s path (`/`, `/girls`, …).',
    spec: '3§7',
    auth: 'public',
    params: v.object({ path: v.pipe(v.string(), v.maxLength(512), v.startsWith('/')) }),
    query: v.object({
      /** Page number, from 1. */
      p: v.optional(NumberText),
      perPage: v.optional(NumberText),
      'gender-hide': GenderHide,
      /** Of the texts in `seo`; English without one. Assumed. */
      language: v.optional(LanguageSchema),
    }),
    ok: BrowseAnswer,
    errors: ['invalid_input', 'not_found'],
    example: exampleBrowse,
  },
  'GET /chat/react/{username}': {
    summary: 'A broadcaster’s room as this visitor may see it. If it fails, `suggestions` names other rooms.',
    spec: '2§7',
    auth: 'public',
    params: v.object({ username: Username }),
    query: v.object({
      /** The logged-in user, as older clients send it. Without effect: the session alone decides about rights. */
      username: v.optional(v.pipe(v.string(), v.maxLength(64, 'too_long'))),
      /** Genders that `suggestions` leaves out. */
      'gender-hide': GenderHide,
    }),
    ok: Room,
    errors: ['invalid_input', 'user_not_found'],
    example: exampleRoom,
  },
  'POST /chat/react/{username}/password': {
    summary: 'Enters the password of a room, for this session.',
    spec: '2§3',
    auth: 'session',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(100, 'too_long')),
    }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'csrf_failed', 'user_not_found', 'cam_password_wrong', 'rate_limited'],
    example: { status: 1 },
  },
  'GET /user/{username}/media': {
    summary: 'Media of a broadcaster, newest first.',
    spec: '2§7',
    auth: 'public',
    params: v.object({ username: Username }),
    ok: v.object({ mediaList: v.array(MediaCardItem) }),
    errors: ['invalid_input', 'user_not_found'],
    example: { mediaList: [exampleMediaItem] },
  },
});
