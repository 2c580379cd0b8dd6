import { setTimeout as sleep } from 'node:timers/promises';
import type { TestClient } from '../../../apps/api/src/sockets/test-client.ts';
import type { Person, RightsWorld } from './world.ts';
import { SHOW_MINUTE_MS } from './world.ts';

/** After a right was taken: no event and no line later than this, and no video later than that. */
const EVENTS_WITHIN_MS = 1_000;
const VIDEO_WITHIN_MS = 2_000;
/** How long a walk looks on after the last limit. */
const LOOK_ON_MS = 1_200;

type Loss = 'events' | 'speech' | 'video';

/** What a walk found: when the person last had what was taken, in milliseconds after the right was gone. */
export interface WalkReport {
  lastEvent: number;
  lastLine: number;
  lastVideo: number;
  /** Bytes of video that the person got while it was allowed. */
  bytes: number;
  wrong: string[];
}

interface Scene {
  world: RightsWorld;
  room: string;
  streamer: Person;
  /** Whose right is taken. */
  person: Person;
}

interface Act {
  /** Who loses it; by default a member. */
  who?: 'member' | 'guest' | 'poor';
  loses: readonly Loss[];
  /** Others keep what they have. */
  isForAll?: boolean;
  /** Makes the scene before the person comes; answers the chat room that the person is in. */
  prepare?(scene: Scene): Promise<string | undefined>;
  /** Takes the right; resolves when the platform has answered. */
  take(scene: Scene): Promise<unknown>;
  /** Leaves the room as it was. */
  restore?(scene: Scene): Promise<unknown>;
}

const moderate = ({ streamer, room }: Scene, action: string, target: string) =>
  streamer.browser.post(`/chat/react/${room}/moderate`, { action, target });
const setMode = ({ streamer }: Scene, mode: object) => streamer.browser.post('/video/mode', mode);
const goPublic = (scene: Scene) => setMode(scene, { mode: 'public' });
const suspend = async ({ world }: Scene, name: string, until: string | null) => {
  const admin = await world.login('admin');
  const { status } = await admin.browser.post(`/operator/accounts/${name}/suspend`, {
    until,
    reason: 'A walk',
  });
  if (status !== 200) throw new Error(`Suspending ${name} answered ${status}`);
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const startPrivate = async ({ world, streamer, room }: Scene, viewer: Person) => {
  const { body } = await viewer.browser.post<{ show?: { show_id: number } }>(
    `/private/${room}/request`,
    {},
    world.newKey(),
  );
  const { status } = await streamer.browser.post(`/private/${room}/accept`, { show_id: body.show?.show_id });
  if (status !== 200) throw new Error(`No private started: ${JSON.stringify(body)}`);
};
const endPrivate = async ({ streamer, room }: Scene) => streamer.browser.post(`/private/${room}/end`, {});
/** A private of somebody else, which the person spies on. */
const spiedPrivate = async (scene: Scene): Promise<undefined> => {
  const { world, person, room } = scene;
  await startPrivate(scene, await world.member());
  const { status } = await person.browser.post(`/video/spy/${room}`, {}, world.newKey());
  if (status !== 200) throw new Error(`Spying answered ${status}`);
};

/** Every way to lose a right in the middle. */
export const ACTS: Record<string, Act> = {
  ban: {
    loses: ['events', 'speech', 'video'],
    take: (scene) => moderate(scene, 'ban', scene.person.name),
  },
  kick: {
    loses: ['events', 'speech', 'video'],
    take: (scene) => moderate(scene, 'kick', scene.person.name),
  },
  silence: { loses: ['speech'], take: (scene) => moderate(scene, 'silence', scene.person.name) },
  logout: {
    loses: ['events', 'speech', 'video'],
    take: ({ person }) => person.browser.post('/auth/logout', {}),
  },
  suspension: {
    loses: ['events', 'speech', 'video'],
    take: (scene) => suspend(scene, scene.person.name, inAnHour()),
  },
  'a suspended broadcaster': {
    loses: ['events', 'speech', 'video'],
    isForAll: true,
    take: (scene) => suspend(scene, scene.room, inAnHour()),
    async restore(scene) {
      await suspend(scene, scene.room, null);
      // The suspension ended the broadcaster's own session.
      scene.streamer.browser.cookies.clear();
      await scene.streamer.browser.login(scene.room);
      await goPublic(scene);
    },
  },
  'a new room password': {
    loses: ['events', 'speech', 'video'],
    isForAll: true,
    take: ({ streamer }) =>
      streamer.browser.post('/video/streamer_settings/password', { password: 'a new secret' }),
    restore: ({ streamer }) => streamer.browser.post('/video/streamer_settings/password', { password: null }),
  },
  'a ticket show': {
    loses: ['video'],
    isForAll: true,
    take: (scene) => setMode(scene, { mode: 'limited', ticket_price: 50 }),
    restore: goPublic,
  },
  'a ticket show, for a guest': {
    who: 'guest',
    loses: ['video'],
    isForAll: true,
    take: (scene) => setMode(scene, { mode: 'limited', ticket_price: 50 }),
    restore: goPublic,
  },
  standby: {
    loses: ['video'],
    isForAll: true,
    take: (scene) => setMode(scene, { mode: 'standby' }),
    restore: goPublic,
  },
  'a private of others': {
    loses: ['video'],
    isForAll: true,
    take: async (scene) => startPrivate(scene, await scene.world.member()),
    restore: endPrivate,
  },
  'the end of one’s private': {
    loses: ['events', 'speech', 'video'],
    async prepare(scene) {
      await startPrivate(scene, scene.person);
      return `private:${scene.room}:${scene.person.name}`;
    },
    take: endPrivate,
  },
  'the end of spying': {
    loses: ['video'],
    prepare: spiedPrivate,
    take: ({ person, room }) => person.browser.post(`/video/spyend/${room}`, {}),
    restore: endPrivate,
  },
  'the spied private ends': {
    loses: ['video'],
    prepare: spiedPrivate,
    take: endPrivate,
  },
  'the last token, spying': {
    who: 'poor',
    loses: ['video'],
    prepare: spiedPrivate,
    /** Its tokens last for less than a minute of the show; the room says when the platform has ended it. */
    async take({ person, room }) {
      for (let waited = 0; waited < 6 * SHOW_MINUTE_MS; waited += 50) {
        const { body } = await person.browser.get<{ show: unknown }>(`/chat/react/${room}`);
        if (!body.show) return;
        await sleep(50);
      }
      throw new Error('Spying did not end');
    },
    restore: endPrivate,
  },
};

/** A right is used all the time, is taken in the middle, and what still comes is timed. */
export async function walk(
  world: RightsWorld,
  { name, room, pause }: { name: string; room: string; pause: number },
  others: { streamer: Person; witness: Person },
): Promise<WalkReport> {
  const act = ACTS[name];
  if (!act) throw new Error(`There is no act "${name}"`);
  const { streamer, witness } = others;
  const who = act.who ?? 'member';
  const person = who === 'guest' ? await world.guest() : await world.member(who === 'poor' ? 5 : undefined);
  const scene: Scene = { world, room, streamer, person };
  const wrong: string[] = [];
  const clients: TestClient[] = [];
  const enter = async (one: Person, chat: string): Promise<TestClient> => {
    const client = await world.join(one, chat);
    clients.push(client);
    return client;
  };
  await goPublic(scene);
  const chat = (await act.prepare?.(scene)) ?? room;
  const isInPrivate = chat !== room;
  const mine = await enter(person, chat);
  /** Somebody who keeps the right, so that silence means that it was taken. */
  const seesAll = await enter(isInPrivate ? streamer : witness, chat);
  const broadcast = await enter(streamer, chat);
  const payer = isInPrivate ? null : await world.member();
  const token = await world.pictureToken(person, room);
  const kept = act.isForAll || isInPrivate ? '' : await world.pictureToken(witness, room);
  if (token === '') wrong.push('there was nothing to watch');

  let goneAt = Number.POSITIVE_INFINITY;
  const late = (at: number) => Math.round(at - goneAt);
  const report: WalkReport = { lastEvent: 0, lastLine: 0, lastVideo: 0, bytes: 0, wrong };
  let isOver = false;
  const repeat = async (everyMs: number, step: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      await step();
      await sleep(everyMs);
    }
  };
  let receivedByAll = 0;
  mine.socket.on('message', () => {
    if (act.loses.includes('events')) report.lastEvent = Math.max(report.lastEvent, late(performance.now()));
  });
  const spoken = new Map<string, number>();
  seesAll.socket.on('message', () => {
    if (performance.now() > goneAt + EVENTS_WITHIN_MS) receivedByAll += 1;
  });

  const busy = [
    // Something happens in the room all the time.
    repeat(150, async () => {
      if (payer) await payer.browser.post(`/tip/${room}`, { amount: 1 }, world.newKey());
    }),
    repeat(1_050, async () => broadcast.send('v3.chat.message', { message: `hello ${world.newKey()}` })),
    repeat(1_050, async () => {
      const message = `still here ${world.newKey()}`;
      spoken.set(message, performance.now());
      if (mine.socket.readyState === mine.socket.OPEN) mine.send('v3.chat.message', { message });
    }),
    repeat(60, async () => {
      const askedAt = performance.now();
      const { isLetThrough, bytes } = await world.play(room, token);
      if (!isLetThrough && goneAt === Number.POSITIVE_INFINITY && act.loses.includes('video')) {
        // Lost before the platform's answer came: not late, and nothing to look at any longer.
        return;
      }
      if (!isLetThrough) return;
      report.bytes += askedAt < goneAt ? bytes : 0;
      if (act.loses.includes('video')) report.lastVideo = Math.max(report.lastVideo, late(askedAt));
    }),
  ];
  let keptPlays = false;
  try {
    await sleep(400 + pause);
    if (token !== '' && name !== 'the last token, spying' && !(await world.play(room, token)).isLetThrough)
      wrong.push('the picture did not play while it was allowed');
    await act.take(scene);
    goneAt = performance.now();
    await sleep(VIDEO_WITHIN_MS + LOOK_ON_MS);
    keptPlays = kept === '' || (await world.play(room, kept)).isLetThrough;
  } finally {
    isOver = true;
    await Promise.allSettled(busy);
    for (const client of clients) client.close();
  }
  await Promise.all(busy);

  if (act.loses.includes('speech')) {
    for (const { message } of seesAll.lines()) {
      const at = spoken.get(message);
      if (at !== undefined) report.lastLine = Math.max(report.lastLine, late(at));
    }
  }
  if (report.lastEvent > EVENTS_WITHIN_MS) wrong.push(`an event came ${report.lastEvent} ms after`);
  if (report.lastLine > EVENTS_WITHIN_MS)
    wrong.push(`a line was heard that was sent ${report.lastLine} ms after`);
  if (report.lastVideo > VIDEO_WITHIN_MS) wrong.push(`video was let through ${report.lastVideo} ms after`);
  const isSilent = isInPrivate || (act.isForAll && act.loses.includes('events'));
  if (!isSilent && receivedByAll === 0) wrong.push('the room fell silent for everybody');
  if (!keptPlays) wrong.push('somebody else lost the picture');
  await act.restore?.(scene);
  return report;
}
