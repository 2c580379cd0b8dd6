import { createHash, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The merchant of the simulator. */
export const CCBILL_MERCHANT = {
  account: '900100',
  subaccount: '0007',
  flexId: 'a1b2-form',
  salt: 'salt-of-the-simulator',
  user: 'link-user',
  password: 'link-password',
};
/** In CCBill's networks. */
const SOURCE = '64.38.240.17';
const PERIOD = '30';
const USD = '840';
const PHOENIX_MS = -7 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const stamp = (at: number) => new Date(at + PHOENIX_MS).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
const fromStamp = (text: string) =>
  Date.parse(text.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z')) - PHOENIX_MS;

type Fields = Record<string, string>;

interface Subscription {
  id: string;
  at: number;
  cents: number;
  login: string;
  passed: Fields;
  original: string | null;
  refunds: number;
  voids: number;
  chargebacks: number;
  renewals: number;
  /** Rows of the export beside the sale. */
  rows: { kind: string; at: number }[];
}

/** How the company treats the next charge of a saved card. */
type ChargeMode =
  | 'approve'
  | 'decline'
  /** Charges, and the answer never arrives. */
  | 'charge and hang'
  /** Fails before it charges. */
  | 'fail'
  | 'limit';

interface Delivery {
  /** The webhook is sent after this. */
  after?: Promise<unknown>;
  times?: number;
  /** Where the webhook claims to come from. */
  source?: string;
  /** Sent as JSON instead of a form. */
  isJson?: boolean;
  change?(fields: Fields): Fields;
}

export interface PayOptions extends Delivery {
  outcome?: 'approve' | 'decline';
  /** The webhook is lost. */
  isSilent?: boolean;
  /** Milliseconds. */
  at?: number;
}

/**
 * A simulator of CCBill: the form, DataLink with its export, charges of saved cards, and webhooks over real HTTP. It
 * implements the company's side on its own and shares no code with the adapter.
 */
export async function startCcbill(now: () => number = Date.now) {
  const { account, subaccount, flexId, salt, user, password } = CCBILL_MERCHANT;
  const subscriptions = new Map<string, Subscription>();
  /** Calls by action. */
  const calls: { action: string; fields: Fields }[] = [];
  const deliveries: { eventType: string; status: number }[] = [];
  let webhookUrl = '';
  let charge: ChargeMode = 'approve';
  let isDown = false;
  let lastExport = 0;
  let chargeDelivery: PayOptions = {};
  const hanging = new Set<ServerResponse>();
  const sending = new Set<Promise<unknown>>();

  const newId = () =>
    `0226${String(randomInt(1e9)).padStart(9, '0')}${String(subscriptions.size).padStart(6, '0')}`;

  const send = async (eventType: string, fields: Fields, delivery: Delivery = {}): Promise<number[]> => {
    const { after, times = 1, source = SOURCE, isJson = false, change = (same) => same } = delivery;
    await after;
    const url = new URL(webhookUrl);
    url.search = new URLSearchParams({
      clientAccnum: account,
      clientSubacc: subaccount,
      eventType,
    }).toString();
    const sent = change({ clientAccnum: account, clientSubacc: subaccount, ...fields });
    const statuses = await Promise.all(
      Array.from({ length: times }, async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            // As the operator's proxy names the caller.
            'x-forwarded-for': source,
            'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          },
          body: isJson ? JSON.stringify(sent) : new URLSearchParams(sent).toString(),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    for (const status of statuses) deliveries.push({ eventType, status });
    return statuses;
  };
  const sendLater = (...args: Parameters<typeof send>): void => {
    const one = send(...args).finally(() => sending.delete(one));
    sending.add(one);
  };

  const PERSON = {
    firstName: 'Secretname',
    lastName: 'Secretsurname',
    address1: '1 Secret Street',
    email: 'secret@example.org',
    password: 'secretpassword',
  };
  const money = (cents: number): Fields => ({
    billedInitialPrice: (cents / 100).toFixed(2),
    billedCurrencyCode: USD,
    subscriptionInitialPrice: (cents / 100).toFixed(2),
    subscriptionCurrencyCode: USD,
  });
  const saleOf = (one: Subscription): Fields => ({
    ...PERSON,
    ...money(one.cents),
    ...one.passed,
    subscriptionId: one.id,
    transactionId: one.id,
    username: one.login,
    paymentType: 'CREDIT',
    cardType: 'VISA',
    last4: '1111',
    expDate: '0339',
    ...(one.original === null
      ? { dynamicPricingValidationDigest: md5(`${one.id}1${salt}`) }
      : { originalSubscriptionId: one.original, source: 'API' }),
  });
  const open = (
    about: Pick<Subscription, 'cents' | 'login' | 'passed' | 'original'>,
    at = now(),
  ): Subscription => {
    const counts = { refunds: 0, voids: 0, chargebacks: 0, renewals: 0 };
    const one: Subscription = { id: newId(), at, ...about, ...counts, rows: [] };
    subscriptions.set(one.id, one);
    return one;
  };
  const found = (id: string): Subscription => {
    const one = subscriptions.get(id);
    if (!one) throw new Error(`The simulator has no subscription ${id}`);
    return one;
  };
  const reversalOf = (one: Subscription): Fields => ({
    subscriptionId: one.id,
    amount: (one.cents / 100).toFixed(2),
    currencyCode: USD,
    reason: 'a reason',
  });

  const REVERSALS = {
    Refund: { count: 'refunds', kind: 'REFUND' },
    Void: { count: 'voids', kind: 'VOID' },
    Chargeback: { count: 'chargebacks', kind: 'CHARGEBACK' },
  } as const;
  const book = (event: keyof typeof REVERSALS, id: string): Subscription => {
    const one = found(id);
    one[REVERSALS[event].count] += 1;
    one.rows.push({ kind: REVERSALS[event].kind, at: now() });
    return one;
  };

  /** The form's query, as the payer's browser has it; null if the price was changed. */
  const formOf = (link: string): URLSearchParams | null => {
    const { pathname, searchParams: query } = new URL(link);
    const price = query.get('initialPrice') ?? '';
    const expected = md5(
      price + (query.get('initialPeriod') ?? '') + (query.get('currencyCode') ?? '') + salt,
    );
    const isOurs =
      pathname === `/wap-frontflex/flexforms/${flexId}` && query.get('clientSubacc') === subaccount;
    return isOurs && query.get('formDigest') === expected ? query : null;
  };

  const xml = (body: string) => `<?xml version='1.0' standalone='yes'?>\n<results>${body}</results>`;
  const statusOf = (one: Subscription) =>
    xml(
      `<cancelDate></cancelDate><chargebacksIssued>${one.chargebacks}</chargebacksIssued><expirationDate>20391231</expirationDate><recurringSubscription>0</recurringSubscription><refundsIssued>${one.refunds}</refundsIssued><signupDate>${stamp(one.at)}</signupDate><subscriptionStatus>2</subscriptionStatus><timesRebilled>${one.renewals}</timesRebilled><voidsIssued>${one.voids}</voidsIssued>`,
    );

  const manage = (fields: Fields): string => {
    const one = subscriptions.get(fields.subscriptionId ?? '');
    if (fields.usingSubacc !== subaccount) return xml('-4');
    if (!one) return xml('-3');
    if (fields.action === 'viewSubscriptionStatus') return statusOf(one);
    if (fields.action !== 'voidOrRefundTransaction') return xml('-6');
    if (one.refunds + one.voids > 0) return xml('-15');
    book('Refund', one.id);
    return xml('1');
  };

  const billing = (fields: Fields, response: ServerResponse): string | null => {
    const original = subscriptions.get(fields.subscriptionId ?? '');
    if (fields.action !== 'chargeByPreviousTransactionId') return xml('-6');
    if (!original || fields.newClientSubacc !== subaccount) return xml('-3');
    if (fields.currencyCode !== USD || fields.initialPeriod !== PERIOD) return xml('-5');
    if (charge === 'limit') return xml('-23');
    if (charge === 'fail') {
      response.destroy();
      return null;
    }
    const passed = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('X-')));
    if (charge === 'decline') {
      sendLater('UpSaleFailure', { ...PERSON, ...passed, transactionId: newId(), failureCode: 'BE-140' });
      return xml(
        '<approved>0</approved><denialId>77</denialId><declineCode>13</declineCode><declineText>Do not honor</declineText>',
      );
    }
    const cents = Math.round(Number(fields.initialPrice) * 100);
    const one = open({ cents, login: original.login, passed, original: original.id });
    if (!chargeDelivery.isSilent) sendLater('UpSaleSuccess', saleOf(one), chargeDelivery);
    if (charge === 'charge and hang') {
      hanging.add(response);
      return null;
    }
    return xml(`<approved>1</approved><subscriptionId>${one.id}</subscriptionId>`);
  };

  const quoted = (cells: (string | number)[]) =>
    cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');
  const exported = (fields: Fields): string => {
    if (now() - lastExport < HOUR_MS) return 'Error: too many requests';
    lastExport = now();
    const [start, end] = [fromStamp(fields.startTime ?? ''), fromStamp(fields.endTime ?? '')];
    if (!(end > start) || end - start > 24 * HOUR_MS) return 'Error: bad time span';
    const isIn = (at: number) => at >= start && at < end + 1000;
    const lines: string[] = [];
    for (const one of subscriptions.values()) {
      const dollars = (one.cents / 100).toFixed(2);
      if (isIn(one.at)) {
        lines.push(
          quoted([
            'NEW',
            account,
            subaccount,
            one.id,
            stamp(one.at),
            PERSON.firstName,
            'Secret, "the" first',
            one.login,
            PERSON.password,
            PERSON.address1,
            'Secretcity',
            'AZ',
            '85001',
            'US',
            PERSON.email,
            '',
            1,
            dollars,
            PERIOD,
            '0.00',
            0,
            0,
          ]),
        );
      }
      for (const { kind, at } of one.rows) {
        if (isIn(at)) lines.push(quoted([kind, account, subaccount, one.id, stamp(at), dollars]));
      }
    }
    return lines.join('\n');
  };

  const serve = (request: IncomingMessage, response: ServerResponse, text: string): void => {
    const { pathname, href } = new URL(request.url ?? '/', 'http://simulator');
    const reply = (body: string, type = 'text/xml', status = 200): void => {
      response.writeHead(status, { 'content-type': type }).end(body);
    };
    if (pathname.startsWith('/wap-frontflex/')) {
      const price = formOf(href)?.get('initialPrice');
      if (price) reply(`<form method="post"><b>${price}</b><button>Pay</button></form>`, 'text/html');
      else reply('The price was changed.', 'text/plain', 400);
      return;
    }
    const fields = Object.fromEntries(new URLSearchParams(text));
    calls.push({ action: fields.action ?? pathname, fields });
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const isMerchant =
      fields.clientAccnum === account && fields.username === user && fields.password === password;
    if (!isMerchant) reply(xml('-1'));
    else if (pathname === '/utils/subscriptionManagement.cgi') reply(manage(fields));
    else if (pathname === '/data/main.cgi') reply(exported(fields), 'text/plain');
    else if (pathname === '/jpost/billingApi.cgi') {
      const answer = billing(fields, response);
      if (answer !== null) reply(answer);
    } else reply('', 'text/plain', 404);
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => serve(request, response, text));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    calls,
    /** The answers to webhooks, in order. */
    deliveries,
    person: PERSON,
    /** Where webhooks go. */
    sendTo(address: string) {
      webhookUrl = address;
    },
    /** How the next charges of saved cards end, and what becomes of their webhooks. */
    chargesBy(mode: ChargeMode, delivery: PayOptions = {}) {
      charge = mode;
      chargeDelivery = delivery;
    },
    hangs: () => charge === 'charge and hang',
    goDown(down: boolean) {
      isDown = down;
    },
    /** Lets the export be asked for again. */
    forgetExport() {
      lastExport = 0;
    },
    /** A payer opens the form of a link and pays. Returns the subscription and the answers to the webhook. */
    async pay(link: string, options: PayOptions = {}) {
      const page = await fetch(link);
      await page.arrayBuffer();
      const form = formOf(link);
      if (page.status !== 200 || !form) throw new Error(`The form answered ${page.status}`);
      const passed = Object.fromEntries([...form].filter(([name]) => name.startsWith('X-')));
      if (options.outcome === 'decline') {
        const id = newId();
        const digest = md5(`${id}0${salt}`);
        const fields = { ...PERSON, ...passed, transactionId: id, dynamicPricingValidationDigest: digest };
        return { id, statuses: await send('NewSaleFailure', fields, options) };
      }
      const cents = Math.round(Number(form.get('initialPrice')) * 100);
      const login = (form.get('username') ?? '').slice(0, 16);
      const one = open({ cents, login, passed, original: null }, options.at);
      return {
        id: one.id,
        statuses: options.isSilent ? [] : await send('NewSaleSuccess', saleOf(one), options),
      };
    },
    /** Sends the webhook of a sale again. */
    sendSale: (id: string, delivery?: Delivery) => send('NewSaleSuccess', saleOf(found(id)), delivery),
    /** A sale that this merchant did not make. */
    forge: (fields: Fields, delivery?: Delivery) =>
      send('NewSaleSuccess', { ...PERSON, ...money(1000), ...fields }, delivery),
    /** Books a reversal; unless silent, sends its webhook. */
    reverse: async (event: keyof typeof REVERSALS, id: string, options: PayOptions = {}) => {
      const one = book(event, id);
      return options.isSilent ? [] : send(event, reversalOf(one), options);
    },
    /** Sends a webhook without anything behind it. */
    claim: (event: string, id: string, delivery?: Delivery) => send(event, reversalOf(found(id)), delivery),
    async renew(id: string) {
      found(id).renewals += 1;
      return send('RenewalSuccess', { subscriptionId: id, transactionId: newId() });
    },
    /** The charges that the company has made. */
    charged: (reference: string) =>
      [...subscriptions.values()].filter(({ passed }) => passed['X-reference'] === reference),
    settled: () => Promise.allSettled(sending),
    async close(): Promise<void> {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
