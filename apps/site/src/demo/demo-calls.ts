import type { CurrentUserAnswer, Language, Room, SiteConfig } from '@footlight/contract';
import type { CallAnswer, WriteRoute } from '@footlight/contract/operations';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { DemoRooms } from './demo-rooms.ts';
import { searchRooms } from './demo-search.ts';
import type { DemoSessions } from './demo-session.ts';
import { demoTexts } from './demo-texts.ts';
import type { RecordedAnswers } from './recorded-answers.ts';
import {
  answerKey,
  DEMO_ROLES,
  type DemoRole,
  READ_BY_POST,
  type RecordedAnswer,
  UNKNOWN_ROOM,
} from './recording.ts';

export interface DemoParts {
  recording: RecordedAnswers;
  session: DemoSessions;
  language: Language;
  rooms: DemoRooms;
  /** Settings of a brand that was not recorded, over those of the recorded one. */
  custom?: Partial<SiteConfig['site']['custom']> | undefined;
}

/** The password of every demo account (docs/demo.md). */
const PASSWORD = 'footlight';
/** What browsers report. There is nobody to read it. */
const REPORTS = /^\/(log|thumb-tracker|user\/history)/;

const json = ({ status, body }: RecordedAnswer) => HttpResponse.json(body as JsonBodyType, { status });
/** The answer of a change, as the contract has it. */
const done = <R extends WriteRoute>(_route: R, body: CallAnswer<R>) => json({ status: 200, body });
const refusal = (status: number, errorType: string, error: string) =>
  json({ status, body: { status: 0, errorType, error } });

/** The platform's calls: reads from the recording, and the few changes that the demo really does. */
export const demoCalls = ({ recording, session, language, rooms, custom: own }: DemoParts) => {
  const texts = demoTexts[language];
  const find = (url: string, method?: string) =>
    recording.find(new URL(url), { ...session.get(), ...(method ? { method } : {}) });
  const loginNeeded = () => refusal(401, 'login_required', texts.refused);
  const balance = async () => {
    const found = await find(new URL('/api/v1/user/current', globalThis.location.href).href);
    return ((found?.body as CurrentUserAnswer | undefined)?.tokens ?? 0) - session.get().spent;
  };

  return [
    http.get('*/api/v1/site_config', async ({ request }) => {
      const found = await find(`${request.url.split('?')[0]}?ssr=1`);
      if (!found) return undefined;
      const { site, ...config } = found.body as SiteConfig;
      // A service worker needs a script of the site's server.
      const custom = { ...site.custom, ...own, app_enabled: false };
      return json({ ...found, body: { ...config, site: { ...site, custom }, csrf: 'demo' } });
    }),
    http.get('*/api/v1/user/current', async ({ request }) => {
      const found = await find(request.url);
      if (!found) return undefined;
      const user = found.body as CurrentUserAnswer;
      return json({ ...found, body: { ...user, tokens: user.tokens - session.get().spent } });
    }),
    http.get<{ username: string }>('*/api/v1/chat/react/:username', async ({ request, params }) => {
      // Every room was recorded, so another name is nobody's.
      const found = (await find(request.url)) ?? (await find(new URL(UNKNOWN_ROOM, request.url).href));
      const followed = session.get().followed[params.username];
      if (found?.status !== 200 || followed === undefined) return found ? json(found) : undefined;
      const room = found.body as Room;
      return json({ ...found, body: { ...room, viewer: { ...room.viewer, isFollowing: followed } } });
    }),
    http.get('*/api/v1/*', async ({ request }) => {
      const found = (await find(request.url)) ?? (await searchRooms(request.url, find));
      if (found) return json(found);
      // biome-ignore lint/suspicious/noConsole: names what the recording lacks, for whoever extends its plan
      console.error(`Not recorded: ${answerKey(new URL(request.url))}`);
      return refusal(404, 'demo_not_recorded', texts.notRecorded);
    }),

    http.post('*/api/v1/auth/login', async ({ request }) => {
      const { username, password } = (await request.json()) as { username: string; password: string };
      const role = (Object.keys(DEMO_ROLES) as DemoRole[]).find((one) => DEMO_ROLES[one] === username);
      if (!role || password !== PASSWORD) return refusal(401, 'demo_account_unknown', texts.wrongLogin);
      session.change({ role, spent: 0, followed: {} });
      return done('POST /auth/login', { status: 1 });
    }),
    http.post('*/api/v1/auth/logout', () => {
      session.change({ role: 'guest', spent: 0, followed: {} });
      return done('POST /auth/logout', { status: 1, redirect: null });
    }),
    http.post<{ username: string }>('*/api/v1/tip/:username', async ({ request, params }) => {
      const username = DEMO_ROLES[session.get().role];
      if (!username) return loginNeeded();
      const { amount, comment } = (await request.json()) as { amount: number; comment?: string };
      const left = (await balance()) - amount;
      if (left < 0) return refusal(402, 'not_enough_tokens', texts.refused);
      session.change({ spent: session.get().spent + amount });
      rooms.tip(params.username, { sender: username, tokens: amount, comment });
      return done('POST /tip/{username}', { status: 1, tip_id: `demo-${session.get().spent}`, tokens: left });
    }),
    http.post<{ username: string }>('*/api/v1/user/:username/follow', async ({ request, params }) => {
      if (!DEMO_ROLES[session.get().role]) return loginNeeded();
      const { follow } = (await request.json()) as { follow: boolean };
      const found = await find(request.url.replace(/user\/([^/]+)\/follow$/, 'chat/react/$1'));
      const before = (found?.body as Room | undefined)?.user.followerCount ?? 0;
      session.change({ followed: { ...session.get().followed, [params.username]: follow } });
      const counts = {
        followerCount: before + (follow ? 1 : 0),
        isNotified: false,
        isAwaitingOpening: false,
      };
      return done('POST /user/{username}/follow', { status: 1, isFollowing: follow, ...counts });
    }),
    http.post('*/api/v1/billing/purchase', () => refusal(503, 'demo_takes_no_payments', texts.noPayments)),
    http.post('*/api/v1/billing/oneclick/*', () => refusal(503, 'demo_takes_no_payments', texts.noPayments)),
    http.all('*/api/v1/*', async ({ request }) => {
      const key = answerKey(new URL(request.url));
      const found = READ_BY_POST.has(key) ? await find(request.url, request.method) : null;
      if (found) return json(found);
      return REPORTS.test(key)
        ? json({ status: 200, body: { status: 1 } })
        : refusal(503, 'demo_saves_nothing', texts.refused);
    }),
  ];
};
