import { GENDERS, MEET, type MeetProduct, type MeetState } from '@footlight/contract';
import type { EventPayload } from '@footlight/contract/realtime';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ApiError } from '../../../kernel/api-error.ts';
import { meetTicket, model, user } from '../../../kernel/db/schema/index.ts';
import type { UserRow } from '../../../kernel/db/user-row.ts';
import { type Bus, type Unsubscribe, userTopic } from '../../../kernel/events/bus/bus.ts';
import type { Publisher } from '../../../kernel/events/publisher.ts';
import { findFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import type { Context } from '../../../routes/context.ts';
import { lookOf } from '../../art/scenes/index.ts';
import type { DemoModel } from '../../world.ts';
import { declinesPrivates } from '../shows.ts';
import { film } from './camera.ts';
import { createPartner, type Partner } from './partner.ts';

interface MeetBotsOptions {
  models: readonly DemoModel[];
  context: Pick<Context, 'database' | 'meets' | 'log' | 'now'>;
  bus: Bus;
  publisher: Publisher;
  /** How long a person waits before a partner joins, so that real people meet each other first. */
  waitMs: number;
}

/** A demo broadcaster who waits for somebody or meets them. */
interface Guest {
  account: UserRow;
  product: MeetProduct;
  since: number;
  beatAt: number;
  seesPartner: boolean;
  link: { meetId: number; partner: Partner; camera: AbortController } | null;
  /** Signals that arrived before the state that they belong to. */
  early: EventPayload<'v3.meet.signal'>[];
  unsubscribe: Unsubscribe;
}

/** How long a partner waits for somebody whose wishes it may not fit. */
const STAYS_MS = 4_000;
const MOST_AT_ONCE = 50;
const MEETS_MS = 6 * 60_000;
const ACCEPTS_AFTER_MS = 1_500;

/**
 * Partners for people who wait for a speed-date or in random chat and find nobody. They use the same calls as people,
 * and connect by WebRTC with a drawn picture. Broadcasters who offer dates themselves get none.
 */
export function createMeetBots({ models, context, bus, publisher, waitMs }: MeetBotsOptions) {
  const { database, meets, log, now } = context;
  const { orm } = database;
  const names = models.filter(({ isVoyeur }) => !isVoyeur).map(({ username }) => username);
  const declining = new Set(models.filter(declinesPrivates).map(({ username }) => username));
  const guests = new Map<number, Guest>();

  const hangUp = (guest: Guest): void => {
    guest.link?.camera.abort();
    guest.link?.partner.close();
    guest.link = null;
    guest.seesPartner = false;
  };
  const leave = async (guest: Guest): Promise<void> => {
    guests.delete(guest.account.id);
    hangUp(guest);
    await guest.unsubscribe();
    await meets.stop(guest.product, guest.account.id, { seat: null, isBlock: false, toUsername: null });
  };

  const beat = (guest: Guest): Promise<MeetState> => {
    guest.beatAt = now();
    return meets.update(guest.product, guest.account.id, { seat: null, isStreamActive: guest.seesPartner });
  };

  const connect = async (guest: Guest, state: MeetState): Promise<void> => {
    const { match, streamOut } = state;
    const binary = await findFfmpeg();
    if (!match || !streamOut || binary === null) return;
    const { meet_id } = match;
    const other = await meets.signalTo(guest.account.id, meet_id, streamOut.videoPlayToken);
    if (other === null) return;
    const camera = new AbortController();
    const partner = await createPartner({
      isPolite: match.is_polite,
      iceServers: streamOut.c2cServer,
      send: (signal) =>
        void publisher.toUser(other, 'v3.meet.signal', { meet_id, ...signal }).catch(() => undefined),
      onPicture: () => {
        guest.seesPartner = true;
        beat(guest).catch((error: unknown) => log.warn({ err: error }, 'partner of the demo not reported'));
      },
    });
    guest.link = { meetId: meet_id, partner, camera };
    for (const signal of guest.early) if (signal.meet_id === meet_id) partner.take(signal);
    guest.early = [];
    film(binary, lookOf(guest.account.username), partner.show, camera.signal).catch((error: unknown) =>
      log.warn({ err: error }, 'camera of a partner of the demo failed'),
    );
  };

  const follow = async (guest: Guest): Promise<void> => {
    const { product, account } = guest;
    const isDue = now() - guest.beatAt >= MEET.beatMs / 2;
    const state = await (isDue ? beat(guest) : meets.state(account.id, product));
    const { match, stage } = state;
    if (stage === 'idle' || now() - guest.since > MEETS_MS) return leave(guest);
    if (guest.link && guest.link.meetId !== match?.meet_id) hangUp(guest);
    if (stage === 'waiting' && now() - guest.since > STAYS_MS) return leave(guest);
    if (stage === 'matched' && match && !match.accepted && now() - guest.since > ACCEPTS_AFTER_MS)
      await meets.accept(match.meet_id, account.id, null);
    if (stage === 'connecting' && !guest.link) await connect(guest, state);
  };

  const receive = (guest: Guest, signal: EventPayload<'v3.meet.signal'>): void => {
    if (guest.link?.meetId === signal.meet_id) guest.link.partner.take(signal);
    else guest.early = [...guest.early.slice(-40), signal];
  };

  const invite = async (product: MeetProduct, wants: readonly string[]): Promise<void> => {
    const rows = await orm
      .select({ account: user, status: model.status })
      .from(user)
      .innerJoin(model, eq(model.userId, user.id))
      .where(
        and(
          inArray(user.username, names),
          wants.length === 0
            ? undefined
            : inArray(
                user.gender,
                GENDERS.filter((code) => wants.includes(code)),
              ),
        ),
      );
    const free = rows.filter(
      ({ account, status }) =>
        !guests.has(account.id) &&
        (product === 'random' || (status === 'online' && !declining.has(account.username))),
    );
    const account = free[Math.floor(Math.random() * free.length)]?.account;
    if (!account) return;
    const at = now();
    const guest: Guest = {
      account,
      product,
      since: at,
      beatAt: at,
      seesPartner: false,
      link: null,
      early: [],
      unsubscribe: async () => undefined,
    };
    guest.unsubscribe = await bus.subscribe(userTopic(account.id), (message) => {
      if (message.kind === 'event' && message.event === 'v3.meet.signal')
        receive(guest, message.payload as EventPayload<'v3.meet.signal'>);
    });
    guests.set(account.id, guest);
    await meets.request(product, {
      user: account,
      seat: null,
      genders: [],
      country: null,
      region: null,
      showsExplicit: true,
    });
  };

  const welcome = async (): Promise<void> => {
    const waiting = await orm.select().from(meetTicket).where(isNull(meetTicket.meetId));
    for (const product of ['random', 'date'] as const) {
      const queue = waiting.filter((ticket) => ticket.product === product);
      // One at a time, so that two partners of the demo never meet each other.
      const hasOne = queue.some(({ userId }) => guests.has(userId));
      const person = queue.find(
        ({ side, enteredAt }) => side !== 'broadcaster' && now() - enteredAt.getTime() > waitMs,
      );
      if (person && !hasOne && guests.size < MOST_AT_ONCE) await invite(product, person.wants);
    }
  };

  return {
    async step(): Promise<void> {
      for (const guest of [...guests.values()]) {
        try {
          await follow(guest);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          // The room went into a show, or the account was banned, in the meantime.
          await leave(guest);
        }
      }
      await welcome();
    },
    async stop(): Promise<void> {
      for (const guest of [...guests.values()]) await leave(guest).catch(() => undefined);
    },
  };
}
