import * as v from 'valibot';
import { IsoTimestamp, Username } from '../entities/common.ts';
import { VrFormatSchema } from '../entities/room.ts';
import { defineOperations } from './define.ts';

export const accountOfficeOperations = defineOperations({
  'POST /operator/accounts/{username}/suspend': {
    summary:
      'Suspends an account until a time, or lifts the suspension (`until: null`). Its shows end with a refund of unused tokens, its room closes, and its sockets and streams end at once. Admins only.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({ until: v.nullable(IsoTimestamp) }),
    ok: v.object({ status: v.literal(1), suspended_until: v.nullable(IsoTimestamp) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'user_not_found', 'rate_limited'],
    example: { status: 1, suspended_until: '2026-12-01T00:00:00.000Z' },
  },
  'POST /operator/accounts/{username}/support': {
    summary:
      'Flags an account for the support phone and puts it into the test group of the support chat, or takes it out. Admins only.',
    spec: '1§6',
    auth: 'user',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({ phone: v.boolean(), chat_test_group: v.boolean() }),
    ok: v.object({ status: v.literal(1), user_roles: v.array(v.string()) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'user_not_found', 'rate_limited'],
    example: { status: 1, user_roles: ['support_phone'] },
  },
  'POST /operator/accounts/{username}/vr': {
    summary:
      'Gives a broadcaster the role VR with the format of their stream, or takes it away (`format: null`). Admins only.',
    spec: '2§6',
    auth: 'user',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({ format: v.nullable(VrFormatSchema) }),
    ok: v.object({ status: v.literal(1), format: v.nullable(VrFormatSchema) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'user_not_found', 'rate_limited'],
    example: { status: 1, format: { projection: '180', layout: 'sbs' } },
  },
});
