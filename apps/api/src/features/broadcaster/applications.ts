import {
  APPLICATION_STATES,
  type ApplicationDetails,
  type BroadcasterApplication,
} from '@footlight/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { broadcasterApplication, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { openRoom } from './new-room.ts';

type Row = typeof broadcasterApplication.$inferSelect;

const stateOf = ({ state }: Row) => APPLICATION_STATES.find((one) => one === state) ?? 'agreement';

const viewOf = (row: Row): BroadcasterApplication => ({
  legal_name: row.legalName,
  stage_name: row.stageName,
  country: row.country,
  state: stateOf(row),
  submitted_at: row.submittedAt?.toISOString() ?? null,
});

const valuesOf = (details: ApplicationDetails) => ({
  legalName: details.legal_name,
  stageName: details.stage_name,
  country: details.country,
});

const rowOf = async (orm: Orm, userId: number): Promise<Row | null> => {
  const [row] = await orm
    .select()
    .from(broadcasterApplication)
    .where(eq(broadcasterApplication.userId, userId));
  return row ?? null;
};

/** Stores what a new broadcaster has stated. The agreement comes next. */
export async function startApplication(tx: Orm, userId: number, details: ApplicationDetails): Promise<void> {
  await tx.insert(broadcasterApplication).values({ userId, ...valuesOf(details) });
}

/** The application of an account. @throws ApiError `not_found` without one */
export async function applicationOf(orm: Orm, userId: number): Promise<BroadcasterApplication> {
  const row = await rowOf(orm, userId);
  if (!row) throw new ApiError('not_found');
  return viewOf(row);
}

/** Why the application was rejected; null if it was not. */
export async function rejectReasonOf(orm: Orm, account: UserRow): Promise<string | null> {
  if (account.complianceStatus !== 'rejected') return null;
  return (await rowOf(orm, account.id))?.rejectReason ?? null;
}

/**
 * Sends an application to the operator. `agreementVersion`: what the broadcaster has signed.
 *
 * @throws ApiError `not_found`, `conflict` while it is reviewed or after the approval
 */
export async function submitApplication(
  tx: Orm,
  userId: number,
  { details, agreementVersion }: { details: ApplicationDetails; agreementVersion: string },
  now: number,
): Promise<BroadcasterApplication> {
  if (!(await rowOf(tx, userId))) throw new ApiError('not_found');
  const [sent] = await tx
    .update(broadcasterApplication)
    .set({
      ...valuesOf(details),
      agreementVersion,
      state: 'review',
      rejectReason: null,
      submittedAt: new Date(now),
    })
    .where(
      and(
        eq(broadcasterApplication.userId, userId),
        inArray(broadcasterApplication.state, ['agreement', 'rejected']),
      ),
    )
    .returning();
  if (!sent) throw new ApiError('conflict');
  await tx
    .update(user)
    .set({ complianceStatus: 'pending', country: details.country })
    .where(eq(user.id, userId));
  return viewOf(sent);
}

/** Applications that wait for the staff, the oldest first; `after` is the account of the last one that was read. */
export async function applicationsToReview(orm: Orm, after: number | null, most: number) {
  const { submittedAt, userId } = broadcasterApplication;
  const last = alias(broadcasterApplication, 'last');
  const rows = await orm
    .select({ row: broadcasterApplication, account: user })
    .from(broadcasterApplication)
    .innerJoin(user, eq(user.id, broadcasterApplication.userId))
    .where(
      and(
        eq(broadcasterApplication.state, 'review'),
        after === null
          ? undefined
          : sql`(${submittedAt}, ${userId}) > (SELECT ${last.submittedAt}, ${last.userId} FROM ${broadcasterApplication} AS "last" WHERE ${last.userId} = ${after})`,
      ),
    )
    .orderBy(asc(submittedAt), asc(userId))
    .limit(most);
  return rows.map(({ row, account }) => ({
    id: account.id,
    ...viewOf(row),
    username: account.username,
    email: account.email,
    birth_date: account.birthDate,
    agreement_version: row.agreementVersion ?? '',
  }));
}

/** What an operator decides about an application. */
export type Decision = { decision: 'approved' } | { decision: 'rejected'; reason: string };

/**
 * Decides an application, once. An approval opens the room; returns the account.
 *
 * @throws ApiError `user_not_found`, `conflict` if nothing waits for a decision
 */
export async function decideApplication(
  tx: Orm,
  username: string,
  decision: Decision,
  now: number,
): Promise<UserRow> {
  const [account] = await tx.select().from(user).where(eq(user.username, username)).for('update');
  if (!account) throw new ApiError('user_not_found');
  const { decision: state } = decision;
  const [decided] = await tx
    .update(broadcasterApplication)
    .set({
      state,
      rejectReason: decision.decision === 'rejected' ? decision.reason : null,
      decidedAt: new Date(now),
    })
    .where(and(eq(broadcasterApplication.userId, account.id), eq(broadcasterApplication.state, 'review')))
    .returning();
  if (!decided) throw new ApiError('conflict');
  const isApproved = state === 'approved';
  await tx
    .update(user)
    .set({
      complianceStatus: state,
      ...(isApproved ? { displayName: decided.stageName, identityConfirmed: true } : {}),
    })
    .where(eq(user.id, account.id));
  if (isApproved) await openRoom(tx, account, decided.country, now);
  return account;
}
