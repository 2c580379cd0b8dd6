import { DAY } from '@footlight/contract';
import { and, desc, eq, gt, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import { meta, purchase, savedCard } from '../../kernel/db/schema/index.ts';
import {
  type Biller,
  BillerUnreachableError,
  type PaymentRecords,
  type RecordsAnswer,
  type RecordsSpan,
} from './biller.ts';
import { claimCall } from './charge.ts';
import { type EventParts, takeEvent } from './take-event.ts';

const MINUTE = 60_000;
/** Callbacks usually come within seconds. A purchase that is open for longer may have lost its callback. */
const OPEN_FOR_MS = 10 * MINUTE;
/** Records appear late: a span repeats the end of the one before. */
const OVERLAP_MS = 120 * MINUTE;
/** Records of this age are complete: a charge that is missing was not made. */
const COMPLETE_AFTER_MS = 30 * MINUTE;
const SPAN_MS = DAY;
/** For companies that are asked about each purchase. */
const AT_ONCE = 500;

const DIFFERENCES = [
  /** Paid or declined there, open here; settled now. */
  'lost_callback',
  /** Refunded or charged back there, settled here; reversed now. */
  'lost_reversal',
  /** A charge that was never made; closed now. */
  'never_charged',
  /** Settled here, not paid there. */
  'not_paid',
  /** Paid there, and no purchase here explains it. */
  'unexplained',
  /** Amounts or transactions differ. */
  'conflict',
] as const;
type Difference = (typeof DIFFERENCES)[number];

interface Parts extends EventParts {
  orm: Orm;
  log: FastifyBaseLogger;
}

/** How far the records were read, and when the company was last asked. */
interface Cursor {
  to: number;
  askedAt: number;
}

const keyOf = (biller: Biller) => `reconciled.${biller.name}`;

async function cursorOf(orm: Orm, biller: Biller): Promise<Cursor | null> {
  const [row] = await orm
    .select()
    .from(meta)
    .where(eq(meta.key, keyOf(biller)));
  return row ? (JSON.parse(row.value) as Cursor) : null;
}

async function storeCursor(orm: Orm, biller: Biller, cursor: Cursor): Promise<void> {
  const value = JSON.stringify(cursor);
  await orm
    .insert(meta)
    .values({ key: keyOf(biller), value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
}

/** What the platform knows, to be compared with the company's records. */
async function spanOf(orm: Orm, biller: Biller, { from, to, readTo }: Span): Promise<RecordsSpan> {
  const open = await orm
    .select({
      reference: purchase.id,
      amountCents: purchase.amountCents,
      checkoutId: purchase.checkoutId,
      cardId: purchase.cardId,
      cardToken: savedCard.token,
      createdAt: purchase.createdAt,
      sentAt: purchase.chargeSentAt,
    })
    .from(purchase)
    .leftJoin(savedCard, eq(savedCard.id, purchase.cardId))
    .where(
      and(
        eq(purchase.biller, biller.name),
        eq(purchase.state, 'created'),
        gte(purchase.createdAt, new Date(from - DAY)),
        lt(purchase.createdAt, new Date(to - OPEN_FOR_MS)),
      ),
    )
    .orderBy(desc(purchase.createdAt))
    .limit(AT_ONCE);
  const settled = await orm
    .select({
      reference: purchase.id,
      amountCents: purchase.amountCents,
      transactionId: purchase.transactionId,
    })
    .from(purchase)
    .where(
      and(
        eq(purchase.biller, biller.name),
        eq(purchase.state, 'settled'),
        isNotNull(purchase.transactionId),
        gt(purchase.amountCents, 0),
        gte(purchase.decidedAt, new Date(readTo)),
        lt(purchase.decidedAt, new Date(to)),
      ),
    )
    .limit(AT_ONCE);
  return {
    from,
    to,
    // A charge whose card was removed cannot be found by it.
    open: open
      .filter(({ cardId, cardToken }) => cardId === null || cardToken !== null)
      .map(({ createdAt, sentAt, ...row }) => ({
        ...row,
        createdAt: createdAt.getTime(),
        sentAt: sentAt?.getTime() ?? null,
      })),
    settled: settled.flatMap(({ transactionId, ...row }) =>
      transactionId === null ? [] : [{ ...row, transactionId }],
    ),
    async known(ids) {
      if (ids.length === 0) return new Set();
      const rows = await orm
        .select({ id: purchase.transactionId })
        .from(purchase)
        .where(and(eq(purchase.biller, biller.name), inArray(purchase.transactionId, [...ids])));
      return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
    },
  };
}

interface Span {
  from: number;
  to: number;
  /** Where the last span ended. */
  readTo: number;
}

/**
 * Compares purchases with the records of the payment companies: a purchase whose callback was lost is settled or closed,
 * and what cannot be explained is reported. It decides like a callback, so both may come at the same moment.
 */
export function createReconciliation(parts: Parts) {
  const { orm, billers, log, now } = parts;
  const differences = Object.fromEntries(DIFFERENCES.map((kind) => [kind, 0])) as Record<Difference, number>;
  /** Spans overlap: each payment is reported once. */
  const reported = new Set<string>();

  const report = (kind: Difference, about: Record<string, unknown>, text: string) => {
    differences[kind] += 1;
    const level = kind === 'lost_callback' || kind === 'never_charged' ? 'warn' : 'error';
    log[level]({ ...about, difference: kind }, text);
  };

  const take = async (biller: Biller, event: RecordsAnswer['events'][number]): Promise<void> => {
    const decision = await takeEvent(parts, biller.name, event);
    const about = { biller: biller.name, transaction: event.transactionId };
    if (decision.result === 'decided') {
      const isPayment = event.kind === 'payment';
      report(
        isPayment ? 'lost_callback' : 'lost_reversal',
        { ...about, purchase: decision.purchase.id },
        `no callback reported the ${isPayment ? 'payment' : event.kind}; decided by the company's records`,
      );
    }
    if (decision.result === 'conflict' && !reported.has(event.transactionId)) {
      reported.add(event.transactionId);
      report('conflict', about, "the company's record conflicts with the purchase; needs review");
    }
  };

  /** Closes charges of saved cards that the company does not know. Nothing else could end them. */
  const closeUncharged = async (biller: Biller, span: RecordsSpan, answer: RecordsAnswer): Promise<void> => {
    const found = new Set(answer.events.map(({ reference }) => reference));
    const amounts = new Set(answer.unexplained.map(({ amountCents }) => amountCents));
    for (const { reference, amountCents, cardToken, createdAt, sentAt } of span.open) {
      // A charge that an outage interrupted may be sent long after it was started.
      const at = sentAt ?? createdAt;
      const isCovered = at >= span.from && at <= span.to - COMPLETE_AFTER_MS;
      // A payment of this amount that nobody explains may be this one: somebody must look.
      if (cardToken === null || !isCovered || found.has(reference) || amounts.has(amountCents)) continue;
      // From here on nobody sends it; false: somebody has just done so.
      if (sentAt === null && !(await claimCall(orm, reference, now()))) continue;
      const decision = await takeEvent(parts, biller.name, {
        kind: 'payment',
        reference,
        transactionId: `uncharged-${reference}`,
        amountCents,
        declineCode: 'NMYRETRY',
        card: null,
      });
      if (decision.result !== 'decided') continue;
      report('never_charged', { biller: biller.name, purchase: reference }, 'charge was never made; closed');
    }
  };

  const compare = async (biller: Biller, records: PaymentRecords, span: Span): Promise<void> => {
    const known = await spanOf(orm, biller, span);
    const answer = await records.read(known);
    for (const event of answer.events) await take(biller, event);
    await closeUncharged(biller, known, answer);
    for (const reference of answer.missing) {
      report(
        'not_paid',
        { biller: biller.name, purchase: reference },
        'purchase is settled, but the company does not know it as paid; needs review',
      );
    }
    for (const { transactionId: transaction, amountCents } of answer.unexplained) {
      if (reported.has(transaction)) continue;
      reported.add(transaction);
      report(
        'unexplained',
        { biller: biller.name, transaction, amountCents },
        'the company has a payment that no purchase explains; needs review',
      );
    }
  };

  /** Asks each company if it is time; a failure of one does not stop the others. */
  const step = async (): Promise<void> => {
    let failure: unknown = null;
    for (const biller of billers.values()) {
      const { records } = biller;
      if (!records) continue;
      const at = now();
      const cursor = await cursorOf(orm, biller);
      if (cursor && at - cursor.askedAt < records.everyMs) continue;
      const readTo = cursor?.to ?? at - SPAN_MS + OVERLAP_MS;
      const from = readTo - OVERLAP_MS;
      const to = Math.min(at, from + SPAN_MS);
      // First, because companies also count calls that fail.
      await storeCursor(orm, biller, { to: readTo, askedAt: at });
      try {
        await compare(biller, records, { from, to, readTo });
        await storeCursor(orm, biller, { to, askedAt: at });
      } catch (error) {
        if (error instanceof BillerUnreachableError) {
          log.warn({ biller: biller.name, reason: error.message }, 'no records of payments; will retry');
        } else failure = error;
      }
    }
    if (failure) throw failure;
  };

  return { step, differences: differences as Readonly<Record<Difference, number>> };
}
