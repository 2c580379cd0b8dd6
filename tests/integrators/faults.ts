import { EVENTS } from '@footlight/contract/realtime';
import type { Fault, PassedAnswer, PassedCall } from './faulty-platform.ts';

/** What the check must find: the kind, and the operation or event. */
interface Expected {
  kind: string;
  subject: string;
}

export interface SeededFault extends Fault {
  finds: Expected;
  /** Only a walk through all reads finds it. */
  inReads?: boolean;
}

const isTip = ({ method, path }: PassedCall) => method === 'POST' && path.startsWith('/tip/');
const isGet = ({ method, path }: PassedCall, wanted: string) => method === 'GET' && path === wanted;
const change = (answer: PassedAnswer, edit: (body: Record<string, unknown>) => void) => {
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  edit(body);
  answer.body = JSON.stringify(body);
};
const json = (body: object): PassedAnswer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
});

export const FAULTS: Record<string, SeededFault> = {
  'a wrong status': {
    finds: { kind: 'status', subject: 'tipBroadcaster' },
    alter: (answer, call) => {
      if (isTip(call) && answer.status === 200) answer.status = 201;
    },
  },
  'a missing field': {
    finds: { kind: 'missing_field', subject: 'getFaqEntry' },
    inReads: true,
    ask: (call) => (call.path.startsWith('/faq/') ? json({ entry: {} }) : undefined),
  },
  'a wrong type': {
    finds: { kind: 'wrong_type', subject: 'browseRooms' },
    alter: (answer, call) => {
      if (call.path !== '/browse/react/') return;
      change(answer, (body) => {
        body.totalCount = String(body.totalCount);
      });
    },
  },
  'no check of the CSRF token': {
    finds: { kind: 'csrf', subject: 'saveSettings' },
    ask: async (call) => {
      if (call.method !== 'GET') call.headers['x-csrf-token'] = await call.csrfOfSession();
      return undefined;
    },
  },
  'a spend for each repetition of a key': {
    finds: { kind: 'idempotency', subject: 'tipBroadcaster' },
    ask: (call) => {
      if (isTip(call) && call.headers['idempotency-key'])
        call.headers['idempotency-key'] = crypto.randomUUID();
      return undefined;
    },
  },
  'a spend without a key': {
    finds: { kind: 'idempotency', subject: 'tipBroadcaster' },
    ask: (call) => {
      if (isTip(call)) call.headers['idempotency-key'] ??= crypto.randomUUID();
      return undefined;
    },
  },
  'a call that hangs': {
    finds: { kind: 'no_answer', subject: 'listPressArticles' },
    inReads: true,
    ask: (call) => (isGet(call, '/press') ? 'hang' : undefined),
  },
  'a lying content type': {
    finds: { kind: 'content_type', subject: 'getCurrentUser' },
    alter: (answer, call) => {
      if (isGet(call, '/user/current')) answer.type = 'text/html';
    },
  },
  'errors as HTML': {
    finds: { kind: 'not_json', subject: 'getRoom' },
    alter: (answer) => {
      if (answer.status === 404) Object.assign(answer, { type: 'text/html', body: '<h1>Not found</h1>' });
    },
  },
  'an error of another status': {
    finds: { kind: 'status', subject: 'tipBroadcaster' },
    alter: (answer, call) => {
      if (isTip(call) && answer.status === 402) answer.status = 403;
    },
  },
  'an error type of its own': {
    finds: { kind: 'wrong_type', subject: 'tipBroadcaster' },
    alter: (answer, call) => {
      if (!isTip(call) || answer.status !== 402) return;
      change(answer, (body) => {
        body.errorType = 'too_poor';
      });
    },
  },
  'an error that the operation does not have': {
    finds: { kind: 'error_type', subject: 'logIn' },
    alter: (answer, call) => {
      if (call.path !== '/auth/login' || answer.status !== 401) return;
      change(answer, (body) => {
        body.errorType = 'bad_signature';
      });
    },
  },
  'private answers for guests': {
    finds: { kind: 'rights', subject: 'listFriends' },
    inReads: true,
    ask: (call) => (isGet(call, '/user/friends') ? json({ friends: [], sent: [], received: [] }) : undefined),
  },
  'any password': {
    finds: { kind: 'rights', subject: 'logIn' },
    ask: (call) => {
      if (call.path !== '/auth/login') return;
      call.body = JSON.stringify({ ...JSON.parse(call.body), password: 'footlight' });
    },
  },
  'input that nobody checks': {
    finds: { kind: 'input', subject: 'tipBroadcaster' },
    ask: (call) => {
      if (isTip(call)) call.body = call.body.replace('"amount":0', '"amount":1');
      return undefined;
    },
  },
  'tips on credit': {
    finds: { kind: 'balance', subject: 'tipBroadcaster' },
    alter: (answer, call) => {
      if (isTip(call) && answer.status === 402)
        Object.assign(answer, json({ status: 1, tip_id: 'owed', tokens: 0 }));
    },
  },
  'tips that cost twice': {
    finds: { kind: 'balance', subject: 'tipBroadcaster' },
    ask: (call) => {
      if (isTip(call)) call.body = call.body.replace('"amount":1', '"amount":2');
      return undefined;
    },
  },
  'a logout that does nothing': {
    finds: { kind: 'session', subject: 'logOut' },
    ask: (call) => (call.path === '/auth/logout' ? json({ status: 1, redirect: null }) : undefined),
  },
  'an event that does not come': {
    finds: { kind: 'event', subject: 'v3.tip.received' },
    frames: (frames) => frames.filter(([id]) => id !== EVENTS['v3.tip.received'].id),
  },
  'an event with a wrong payload': {
    finds: { kind: 'event', subject: 'v3.token.update' },
    frames: (frames) =>
      frames.map((frame) =>
        frame[0] === EVENTS['v3.token.update'].id ? [frame[0], [], { tokens: 'many' }] : frame,
      ),
  },
};
