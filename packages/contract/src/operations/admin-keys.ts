import * as v from 'valibot';
import { filled, line } from '../entities/common.ts';
import { KeyScopeSchema, MachineKey } from '../entities/machine-keys.ts';
import { exampleMachineKey } from '../fixtures/machine-keys.ts';
import { KEY_SCOPES, MAX_KEY_NAME } from '../rules/admin/machine-keys.ts';
import { STAFF_READ, STAFF_WRITE } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

/** Keys with which programs of the operator read the back office. */
export const machineKeyOperations = defineOperations('admin', {
  'GET /operator/keys': {
    id: 'listMachineKeys',
    summary: 'The keys for machines, newest first, without their secrets.',
    spec: '1§8',
    auth: 'user',
    staff: 'keys',
    assumed: true,
    ok: v.object({ keys: v.array(MachineKey) }),
    errors: STAFF_READ,
    example: { keys: [exampleMachineKey] },
  },
  'POST /operator/keys': {
    id: 'createMachineKey',
    summary:
      'Makes a key for machines. `secret` is shown this once; send it as `Authorization: Bearer`. `conflict`: there are too many keys.',
    spec: '1§8',
    auth: 'user',
    staff: 'keys',
    assumed: true,
    body: v.object({
      name: filled(line(MAX_KEY_NAME)),
      scopes: v.pipe(
        v.array(KeyScopeSchema),
        v.minLength(1, 'required'),
        v.maxLength(KEY_SCOPES.length, 'too_long'),
        v.check((scopes) => new Set(scopes).size === scopes.length, 'invalid_format'),
      ),
    }),
    ok: v.object({ status: v.literal(1), secret: v.string(), key: MachineKey }),
    errors: [...STAFF_WRITE, 'conflict'],
    example: { status: 1, secret: 'flk_Zm9vdGxpZ2h0LWV4YW1wbGU', key: exampleMachineKey },
  },
  'DELETE /operator/keys/{id}': {
    id: 'revokeMachineKey',
    summary: 'Revokes a key, at once and for good.',
    spec: '1§8',
    auth: 'user',
    staff: 'keys',
    assumed: true,
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'invalid_format')) }),
    ok: v.object({ status: v.literal(1) }),
    errors: [...STAFF_WRITE, 'not_found'],
    example: { status: 1 },
  },
});
