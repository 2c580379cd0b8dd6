import * as v from 'valibot';
import { NoteText, Reason, StaffAccount, StaffAccountDetail, StaffNote } from '../entities/admin.ts';
import { Id, IsoTimestamp, Username } from '../entities/common.ts';
import { VrFormatSchema } from '../entities/room.ts';
import { exampleStaffAccount, exampleStaffAccountDetail, exampleStaffNote } from '../fixtures/admin.ts';
import { STAFF_ROLES } from '../rules/admin/staff.ts';
import { Cursor, countedList, STAFF_READ, STAFF_WRITE, sortBy } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const byName = v.object({ username: Username });
const accountErrors = [...STAFF_WRITE, 'user_not_found'] as const;

/** What the staff reads and changes about accounts. */
export const adminAccountOperations = defineOperations('admin', {
  'GET /operator/accounts': {
    id: 'findAccounts',
    summary:
      'Finds accounts by id, or by a part of the username, name or email, newest first or as `sort` says. `type` and `suspended` narrow the list. `total` counts them up to 10,000.',
    spec: '1§2',
    auth: 'user',
    staff: 'accounts',
    assumed: true,
    query: v.object({
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'too_long'))),
      type: v.optional(v.picklist(['viewer', 'model', 'studio'])),
      suspended: v.optional(v.literal('1')),
      ...sortBy('created', 'username', 'email'),
      ...Cursor,
    }),
    ok: countedList('accounts', StaffAccount),
    errors: STAFF_READ,
    example: { accounts: [exampleStaffAccount], next: null, total: 1 },
  },
  'GET /operator/accounts/{username}': {
    id: 'getAccount',
    summary: 'One account: facts, sessions and notes. `money` is null without the right `money`.',
    spec: '1§2',
    auth: 'user',
    staff: 'accounts',
    assumed: true,
    params: byName,
    ok: StaffAccountDetail,
    errors: [...STAFF_READ, 'user_not_found'],
    example: exampleStaffAccountDetail,
  },
  'POST /operator/accounts/{username}/suspend': {
    id: 'suspendAccount',
    summary:
      'Suspends an account until a time, or lifts the suspension (`until: null`). Its shows end with a refund of unused tokens, its room closes, and its sockets and streams end at once.',
    spec: '1§2',
    auth: 'user',
    staff: 'suspend',
    assumed: true,
    params: byName,
    body: v.object({ until: v.nullable(IsoTimestamp), reason: Reason }),
    ok: v.object({ status: v.literal(1), suspended_until: v.nullable(IsoTimestamp) }),
    errors: accountErrors,
    example: { status: 1, suspended_until: '2026-12-01T00:00:00.000Z' },
  },
  'POST /operator/accounts/{username}/sessions/end': {
    id: 'endAccountSessions',
    summary: 'Ends one session of an account, or all of them, with their sockets and streams.',
    spec: '1§2',
    auth: 'user',
    staff: 'accounts',
    assumed: true,
    params: byName,
    body: v.object({ session: v.nullable(v.pipe(v.string(), v.uuid('invalid_format'))), reason: Reason }),
    ok: v.object({ status: v.literal(1), ended: v.pipe(v.number(), v.safeInteger()) }),
    errors: [...accountErrors, 'not_found'],
    example: { status: 1, ended: 2 },
  },
  'POST /operator/accounts/{username}/notes': {
    id: 'addAccountNote',
    summary: 'Adds a note about an account. Only the staff reads it; it is erased with the account.',
    spec: '1§2',
    auth: 'user',
    staff: 'accounts',
    assumed: true,
    params: byName,
    body: v.object({ text: NoteText }),
    ok: v.object({ status: v.literal(1), note: StaffNote }),
    errors: accountErrors,
    example: { status: 1, note: exampleStaffNote },
  },
  'POST /operator/accounts/{username}/remove': {
    id: 'removeAccount',
    summary:
      'Erases an account as `POST /user/delete` does, for its owner. `account_in_debt`: it owes tokens. Staff, and owners of sites or studios, are not removed (`forbidden`).',
    spec: '1§2',
    auth: 'user',
    staff: 'remove',
    assumed: true,
    params: byName,
    body: v.object({ reason: Reason }),
    ok: v.object({ status: v.literal(1), id: Id }),
    errors: [...accountErrors, 'account_in_debt'],
    example: { status: 1, id: 100_204 },
  },
  'POST /operator/accounts/{username}/role': {
    id: 'setAccountRole',
    summary:
      'Gives an account a role of the staff, or takes it (`role: null`). Administrators are made on the server by `grant-admin` only.',
    spec: '1§2',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    params: byName,
    body: v.object({
      role: v.nullable(v.picklist(STAFF_ROLES.filter((role) => role !== 'admin'))),
      reason: Reason,
    }),
    ok: v.object({ status: v.literal(1), staff_role: v.nullable(v.picklist(STAFF_ROLES)) }),
    errors: accountErrors,
    example: { status: 1, staff_role: 'support' },
  },
  'POST /operator/accounts/{username}/support': {
    id: 'setAccountSupport',
    summary:
      'Flags an account for the support phone and puts it into the test group of the support chat, or takes it out.',
    spec: '1§6',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    params: byName,
    body: v.object({ phone: v.boolean(), chat_test_group: v.boolean() }),
    ok: v.object({ status: v.literal(1), user_roles: v.array(v.string()) }),
    errors: accountErrors,
    example: { status: 1, user_roles: ['support_phone'] },
  },
  'POST /operator/accounts/{username}/vr': {
    id: 'setAccountVr',
    summary:
      'Gives a broadcaster the role VR with the format of their stream, or takes it away (`format: null`).',
    spec: '2§6',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    params: byName,
    body: v.object({ format: v.nullable(VrFormatSchema) }),
    ok: v.object({ status: v.literal(1), format: v.nullable(VrFormatSchema) }),
    errors: accountErrors,
    example: { status: 1, format: { projection: '180', layout: 'sbs' } },
  },
});
