import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { RatingModel } from '../entities/content-ratings.ts';
import { Order, OrderPicture } from '../entities/orders.ts';
import { exampleRatingModel } from '../fixtures/content.ts';
import { exampleRatingOrder } from '../fixtures/orders.ts';
import { AVATAR_LIMITS } from '../rules/account/account-settings.ts';
import { defineOperations } from './define.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;
const examplePicture = {
  id: 'Zm9vdGxpZ2h0LXBpY3R1cg',
  url: '/api/v1/orders/picture/Zm9vdGxpZ2h0LXBpY3R1cg',
};

/** Ratings that broadcasters sell as custom orders; `POST /user/{username}/orders` orders one. */
export const ratingOperations = defineOperations('content', {
  'GET /dickratings/model': {
    id: 'listRatingBroadcasters',
    summary:
      'Broadcasters who sell ratings, live ones first, 60 per page. A page after the last one is not found.',
    spec: '3§2',
    auth: 'public',
    assumed: true,
    query: v.object({ p: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'invalid_format'))) }),
    ok: v.object({ data: v.array(RatingModel), count_total: Count, last_page: Count }),
    errors: ['invalid_input', 'not_found'],
    example: { data: [exampleRatingModel], count_total: 1, last_page: 1 },
  },
  'GET /dickratings/model/{name}': {
    id: 'getRatingBroadcaster',
    summary: 'A broadcaster who sells ratings. One who does not is not found.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ name: Username }),
    ok: v.object({ model: RatingModel }),
    errors: ['invalid_input', 'not_found'],
    example: { model: exampleRatingModel },
  },
  'GET /dickratings/open_request': {
    id: 'listOpenRatingRequests',
    summary:
      'The user’s orders of ratings that wait for an answer, latest first, and the uploaded picture that no order has taken yet.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    ok: v.object({ orders: v.array(Order), picture: v.nullable(OrderPicture) }),
    errors: ['login_required'],
    example: { orders: [exampleRatingOrder], picture: null },
  },
  'POST /dickratings/picture': {
    id: 'uploadRatingPicture',
    summary:
      'Stores a picture to be rated in place of the user’s unsent one: one PNG, JPG, WEBP, GIF or AVIF, drawn anew. Only the user may read it until an order sends it; unsent, it is deleted after a day. Sends `v3.media.encoded`.',
    spec: '3§2',
    auth: 'user',
    assumed: true,
    upload: { maxBytes: AVATAR_LIMITS.bytes },
    ok: v.object({ status: v.literal(1), picture: OrderPicture }),
    errors: [
      ...write,
      'avatar_count',
      'avatar_not_image',
      'avatar_type',
      'avatar_too_large',
      'image_damaged',
    ],
    example: { status: 1, picture: examplePicture },
  },
  'POST /dickratings/picture/remove': {
    id: 'removeRatingPicture',
    summary: 'Deletes the user’s unsent picture.',
    spec: '3§2',
    auth: 'user',
    assumed: true,
    body: v.object({}),
    ok: v.object({ status: v.literal(1) }),
    errors: write,
    example: { status: 1 },
  },
});
