import type { FastifyInstance } from 'fastify';
import { machineKeys, makeMachineKey, revokeMachineKey } from '../features/admin/machine-keys.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

/** Keys with which programs of the operator read the back office. */
export function registerMachineKeys(app: FastifyInstance, context: Context): void {
  const { database, work } = context;
  const limit = createLimit(context, 'admin-keys', 20, 60_000);

  registerOperation(app, context, 'GET /operator/keys', async () => ({
    keys: await machineKeys(database.orm),
  }));

  registerOperation(app, context, 'POST /operator/keys', async (call) => {
    await limit.take(call.request, `keys ${call.viewer.user.id}`);
    const made = await work.run(async ({ tx }) => {
      const result = await makeMachineKey(tx, call.viewer.user, call.body);
      const { id, name, scopes } = result.key;
      await recordAct(tx, call, { act: 'key_make', object: `${id} ${name} (${scopes.join(', ')})` });
      return result;
    });
    return { status: 1, ...made };
  });

  registerOperation(app, context, 'DELETE /operator/keys/{id}', async (call) => {
    const { id } = call.params;
    await work.run(async ({ tx }) => {
      const name = await revokeMachineKey(tx, Number(id));
      await recordAct(tx, call, { act: 'key_revoke', object: `${id} ${name}` });
    });
    return { status: 1 };
  });
}
