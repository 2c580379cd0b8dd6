import { parse } from 'csv-parse/sync';
import type { PaymentEvent, RecordsAnswer, RecordsSpan, ReversalEvent } from '../biller.ts';
import { loginOf, readCardToken } from './card-token.ts';
import type { DataLink } from './datalink.ts';

/** CCBill's clock: Arizona, which has no summer time. */
const CCBILL_OFFSET_MS = -7 * 60 * 60_000;

const CLOCKS_DIFFER_MS = 5 * 60_000;

/** `20261101123000`, by CCBill's clock. */
const ccbillTime = (at: number): string =>
  new Date(at + CCBILL_OFFSET_MS).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);

// Columns of the export. Names, addresses and passwords are not read.
const KIND = 0;
const SUBSCRIPTION = 3;
const TIME = 4;
const LOGIN = 7;
const SALE_AMOUNT = 17;
const REVERSAL_AMOUNT = 5;

interface Row {
  kind: string;
  subscriptionId: string;
  time: string;
  login: string;
  amountCents: number;
}

const centsOf = (text: string | undefined): number => Math.round(Number(text) * 100);

function readRows(csv: string): Row[] {
  if (csv.startsWith('Error')) throw new Error(`CCBill refused the export: ${csv.slice(0, 80)}`);
  const rows = parse(csv, { relaxColumnCount: true, skipEmptyLines: true, trim: true });
  return rows
    .filter((cells) => cells.length > REVERSAL_AMOUNT)
    .map((cells) => {
      const isSale = cells[KIND] === 'NEW';
      const amountCents = centsOf(isSale ? cells[SALE_AMOUNT] : cells[REVERSAL_AMOUNT]);
      const subscriptionId = cells[SUBSCRIPTION] ?? '';
      const time = (cells[TIME] ?? '').replaceAll(/\D/g, '');
      if (!Number.isSafeInteger(amountCents) || !/^\d+$/.test(subscriptionId)) {
        throw new Error('The export of CCBill has an unknown format');
      }
      return { kind: cells[KIND] ?? '', subscriptionId, time, login: cells[LOGIN] ?? '', amountCents };
    });
}

const KINDS: Record<string, ReversalEvent['kind']> = {
  REFUND: 'refund',
  VOID: 'refund',
  CHARGEBACK: 'chargeback',
};

/** Who paid for an open purchase: the payer's login there is our id, or that of the checkout that saved the card. */
const loginOfOpen = ({ reference, cardToken }: RecordsSpan['open'][number]): string =>
  cardToken === null ? loginOf(reference) : readCardToken(cardToken).login;

/**
 * Compares CCBill's export with the purchases. A sale belongs to an open purchase if payer and amount are the same; of
 * several charges of one card over one amount the oldest is first, which makes no difference to anybody. Nothing is
 * settled by a guess: other sales are reported.
 */
export async function compareRecords(datalink: DataLink, span: RecordsSpan): Promise<RecordsAnswer> {
  const csv = await datalink.records(ccbillTime(span.from), ccbillTime(span.to));
  const rows = readRows(csv).sort((a, b) => Number(a.time) - Number(b.time));
  const sales = rows.filter(({ kind }) => kind === 'NEW');
  const known = await span.known(sales.map(({ subscriptionId }) => subscriptionId));
  const open = [...span.open].sort((a, b) => a.createdAt - b.createdAt);

  const events: (PaymentEvent | ReversalEvent)[] = [];
  const unexplained: RecordsAnswer['unexplained'][number][] = [];
  for (const { subscriptionId: transactionId, login, amountCents, time } of sales) {
    if (known.has(transactionId)) continue;
    const index = open.findIndex(
      (one) =>
        one.amountCents === amountCents &&
        loginOfOpen(one) === login &&
        ccbillTime(one.createdAt - CLOCKS_DIFFER_MS) <= time,
    );
    const [found] = index < 0 ? [] : open.splice(index, 1);
    if (!found) {
      unexplained.push({ transactionId, amountCents });
      continue;
    }
    const { reference } = found;
    events.push({ kind: 'payment', reference, transactionId, amountCents, declineCode: null, card: null });
  }
  for (const { kind, subscriptionId: transactionId, amountCents } of rows) {
    const reversal = KINDS[kind];
    if (reversal) events.push({ kind: reversal, reference: null, transactionId, amountCents });
  }

  const listed = new Set(sales.map(({ subscriptionId }) => subscriptionId));
  const missing: string[] = [];
  for (const { reference, transactionId } of span.settled) {
    // A late webhook settles a payment of an earlier span.
    if (!listed.has(transactionId) && (await datalink.status(transactionId)) === null)
      missing.push(reference);
  }
  return { events, missing, unexplained };
}
