import { DAY } from '@footlight/contract';
import { eq, gte } from 'drizzle-orm';
import { REPORT_HOURS, storeReport } from '../../features/reports/reports.ts';
import { NO_PASSWORD } from '../../kernel/accounts/password.ts';
import type { Orm } from '../../kernel/db/database.ts';
import {
  auditEntry,
  broadcasterApplication,
  fanclubPost,
  media,
  model,
  user,
} from '../../kernel/db/schema/index.ts';
import { fanIds } from './fans.ts';

const HOUR_MS = 3_600_000;
const FIRST_APPLICANT_ID = 241;
const [ADMIN, HELPDESK, CASHIER] = [14, 43, 44] as const;

/** Reports of a room, an item, a post and a line, in the order of their age in hours. */
async function seedReports(tx: Orm, firstModelId: number, now: Date): Promise<void> {
  const [room] = await tx
    .select()
    .from(model)
    .where(eq(model.userId, firstModelId + 20));
  const [item] = await tx.select().from(media).where(gte(media.userId, firstModelId)).limit(1);
  const [note] = await tx.select().from(fanclubPost).where(gte(fanclubPost.modelId, firstModelId)).limit(1);
  const at = (hours: number) => now.getTime() - hours * HOUR_MS;
  const fan = (nth: number) => fanIds[nth] ?? 0;
  if (room)
    await storeReport(
      tx,
      {
        kind: 'room',
        object: String(room.userId),
        reporterId: fan(3),
        reportedId: room.userId,
        reason: 'spam',
        text: 'The topic names another site.',
        evidence: room.subject,
      },
      REPORT_HOURS,
      at(30),
    );
  if (item)
    await storeReport(
      tx,
      {
        kind: 'media',
        object: String(item.id),
        reporterId: fan(5),
        reportedId: item.userId,
        reason: 'other',
        text: 'I bought this set before under another name.',
        evidence: item.name,
      },
      REPORT_HOURS,
      at(21),
    );
  if (note)
    await storeReport(
      tx,
      {
        kind: 'post',
        object: String(note.id),
        reporterId: fan(8),
        reportedId: note.modelId,
        reason: 'spam',
        evidence: note.body,
      },
      REPORT_HOURS,
      at(9),
    );
  await storeReport(
    tx,
    {
      kind: 'message',
      object: 'demo-line-1',
      room: 'model',
      reporterId: fan(11),
      reportedId: fan(1),
      reason: 'harassment',
      text: 'He writes this in every room.',
      evidence: 'nobody here can sing, go home',
    },
    REPORT_HOURS,
    at(2),
  );
}

const APPLICANTS = [
  ['rosa_valente', 'Rosa Valente', 'Rosa Maria Valente', 'IT', 50],
  ['theo_lund', 'Theo Lund', 'Theodor Lund', 'DK', 26],
  ['ines_costa', 'Ines Costa', 'Inês Costa', 'PT', 5],
] as const;

/** People who want to broadcast and wait for the staff. */
async function seedApplications(tx: Orm, now: Date): Promise<void> {
  for (const [at, [username, stageName, legalName, country, hours]] of APPLICANTS.entries()) {
    const submittedAt = new Date(now.getTime() - hours * HOUR_MS);
    const id = FIRST_APPLICANT_ID + at;
    await tx
      .insert(user)
      .values({
        id,
        username,
        displayName: stageName,
        email: `${username}@applicants.example.com`,
        passwordHash: NO_PASSWORD,
        gender: at === 1 ? 'm' : 'f',
        type: 'model',
        country,
        emailConfirmed: true,
        complianceStatus: 'pending',
        birthDate: '1994-09-12',
        createdAt: submittedAt,
      })
      .onConflictDoNothing();
    await tx
      .insert(broadcasterApplication)
      .values({
        userId: id,
        legalName,
        stageName,
        country,
        state: 'review',
        agreementVersion: '1',
        submittedAt,
      })
      .onConflictDoNothing();
  }
}

/** Actions of staff in the past weeks. */
async function seedTrail(tx: Orm, modelId: number, now: Date): Promise<void> {
  const fan = (nth: number) => fanIds[nth] ?? 0;
  const acts = [
    [60, CASHIER, 'finance', 'payout_approve', modelId, '1', ''],
    [60, CASHIER, 'finance', 'payout_pay', modelId, '1', 'DEMO-1041'],
    [44, HELPDESK, 'support', 'account_suspend', fan(1), '', 'Insults in several rooms'],
    [37, ADMIN, 'admin', 'account_lift', fan(1), '', 'The week is over'],
    [30, CASHIER, 'finance', 'payout_approve', modelId, '2', ''],
    [30, CASHIER, 'finance', 'payout_pay', modelId, '2', 'DEMO-1187'],
    [18, HELPDESK, 'support', 'account_note', fan(4), '', ''],
    [9, ADMIN, 'admin', 'tournament_start', null, 'Footlight Cup', ''],
    [3, HELPDESK, 'support', 'report_close', fan(7), '', 'Nothing against the rules'],
    [1, ADMIN, 'admin', 'ledger_check', null, '', ''],
  ] as const;
  await tx.insert(auditEntry).values(
    acts.map(([days, actorId, role, act, aboutId, object, reason]) => ({
      at: new Date(now.getTime() - days * DAY),
      actorId,
      role,
      act,
      aboutId,
      object,
      reason,
    })),
  );
}

/** The queues of the back office and its trail. */
export async function seedOffice(tx: Orm, modelId: number, firstModelId: number, now: Date): Promise<void> {
  await seedReports(tx, firstModelId, now);
  await seedApplications(tx, now);
  await seedTrail(tx, modelId, now);
}
