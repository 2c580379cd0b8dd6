import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { RatingModel } from '../entities/content-ratings.ts';
import { Order } from '../entities/orders.ts';
import { exampleRatingModel } from '../fixtures/content.ts';
import { exampleRatingOrder } from '../fixtures/orders.ts';
import { defineOperations } from './define.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Ratings that broadcasters sell as custom orders; `POST /orders/place/{username}` orders one. */
export const ratingOperations = defineOperations({
  'GET /dickratings/model': {
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
    summary: 'The user’s orders of ratings that wait for an answer, latest first.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    ok: v.object({ orders: v.array(Order) }),
    errors: ['login_required'],
    example: { orders: [exampleRatingOrder] },
  },
});
