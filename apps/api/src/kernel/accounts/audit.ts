import type { AuditAct } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import type { Orm } from '../db/database.ts';
import { auditEntry } from '../db/schema/index.ts';
import type { LoggedIn } from './session.ts';
import { staffRole } from './staff.ts';

/** The call that an act belongs to; null for a command on the server. */
export type StaffCall = { viewer: LoggedIn; request: FastifyRequest } | null;

export interface Act {
  act: AuditAct;
  /** The account that it was done to. Its name is read when the trail is read, so an erased account has none there. */
  aboutId?: number;
  /** Id of another object: a purchase, a report, a job. */
  object?: string;
  reason?: string;
}

/** Records what the staff does, in the transaction of the act. The database refuses every change of an entry. */
export async function recordAct(
  tx: Orm,
  call: StaffCall,
  { act, aboutId, object = '', reason = '' }: Act,
): Promise<void> {
  await tx.insert(auditEntry).values({
    actorId: call?.viewer.user.id ?? null,
    role: call ? staffRole(call.viewer.user) : null,
    act,
    aboutId: aboutId ?? null,
    object,
    reason,
    requestId: call ? String(call.request.id) : null,
  });
}
