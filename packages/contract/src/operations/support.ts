import * as v from 'valibot';
import { defineOperations } from './define.ts';

/** How visitors reach the people behind a site. */
export const supportOperations = defineOperations('support', {
  'GET /billing/show-live-help': {
    id: 'getLiveHelp',
    summary: 'Whether this visitor is offered live chat support.',
    spec: '1§7',
    auth: 'session',
    ok: v.object({ show: v.boolean() }),
    errors: [],
    example: { show: true },
  },
  'GET /support/contact': {
    id: 'getSupportContact',
    summary:
      'How this visitor reaches support: the site’s email, its phone for super vip and flagged users, its chat for those who are offered one.',
    spec: '1§6',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    ok: v.object({
      email: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      /** Page of the operator’s chat; opens in a tab of its own. */
      chat_url: v.nullable(v.string()),
    }),
    errors: [],
    example: { email: 'support@footlight.example', phone: '+1 202 555 0143', chat_url: null },
  },
});
