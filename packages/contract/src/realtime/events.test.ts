import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EVENT_NAMES, payloadOf } from '../testing/payloads.ts';
import { codec, decode, encode } from './codec.ts';
import { coreCodec } from './core-codec.ts';
import { EVENTS, type EventName } from './events.ts';
import { TEMPLATES, type Templates } from './index.ts';

/** Events whose fields are sent by name, and the reason. */
const BY_NAME: Record<string, readonly EventName[]> = {
  'seldom, to one account': [
    'v3.user.settings',
    'v3.notification.count',
    'v3.payment.update',
    'v3.autosilenced',
    'v3.epoch_oneclick_error',
    'v3.promo_wheel_count',
    'v3.reUp.update',
    'v3.media.encoded',
    'v3.follower.new',
    'v3.invisible-mode',
    'v3.fan_subscriber.update',
    'v3.fan_direct_message.new',
    'v3.flash_notification.add',
    'v3.flash_notification.remove',
    'v3.chat.banned',
    'v3.chat.kicked',
    'v3.private_message.delete',
    'v3.private_message.close',
    'v3.private_message.read',
    'v3.private_message.list',
    'v3.user_friend.request',
    'v3.user_friend.accepted',
    'v3.user_friend.deleted',
  ],
  'a few times in a show': [
    'v3.private.request',
    'v3.private.declined',
    'v3.private.expired',
    'v3.private.discount',
    'v3.private.end',
    'v3.private.request_failed',
    'v3.private.canceled',
    'v3.spy.started',
    'v3.spy.end',
    'v3.limited.update',
    'v3.limited.ended',
    'v3.limited.sold',
    'v3.limited.recorded',
  ],
  'a few times, between two people': [
    'v3.sharecam.request',
    'v3.sharecam.accepted',
    'v3.sharecam.declined',
    'v3.cam2cam.start',
    'v3.cam2cam.ready',
    'v3.cam2cam.end',
    'v3.cam2cam.signal',
    'v3.meet.update',
    'v3.meet.signal',
    'v3.watch_together.update',
  ],
  'once in a turn of a toy, or every 20 seconds from one page': [
    'v3.lovense.heartbeat',
    'v3.lovense.control',
    'v3.lovense.queue',
    'v3.lovense.time_left',
    'v3.robbocock.heartbeat',
    'v3.robbocock.control',
    'v3.robbocock.queue',
    'v3.robbocock.time_left',
  ],
  'seldom, to a room': [
    'v3.chat.play_sound',
    'v3.user.highlighted_message',
    'v3.voyeur_cam.update',
    'v3.versus.invite',
    'v3.versus.accept',
    'v3.versus.reject',
    'v3.versus.started',
    'v3.versus.ended',
    'v3.versus.update',
    'v3.versus-tournament.starting',
    'v3.versus-tournament.running',
    'v3.versus-tournament.room-update',
    'v3.fan_club.post_update',
    'v3.fan_club.post_thumb',
    'v3.chat.model_settings',
    'v3.chat.update_media_list',
    'v3.app.control',
    'v3.chat.app_changed_relayed',
    'v3.chat.sodastar',
    'v3.app.golden_ticket',
    'v3.app.outcome',
    'v3.app.scratchoff.info',
    'v3.app.scratchoff.update',
    'v3.app.scratchoff.win',
    'v3.app.spin_wheel',
    'v3.app.tip_menu',
    'v3.app.rocketman',
    'v3.app.easter_egg',
    'v3.app.tip_split',
  ],
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const fieldsOf = (name: EventName): string[] =>
  Object.keys((EVENTS[name].payload as { entries?: object }).entries ?? {});

describe('[RT-06] every event', () => {
  it.each(EVENT_NAMES.map((name) => [name, EVENTS[name]] as const))(
    '%s has a number, a schema, a template or a reason for none, and crosses the wire whole',
    (name, { id, from, payload }) => {
      expect(id >= 1 && id <= 999 && Number.isInteger(id)).toBe(true);
      const template = (TEMPLATES as Templates)[name];
      const isByName = Object.values(BY_NAME).some((names) => names.includes(name));
      if (fieldsOf(name).length > 0)
        expect(isByName, `${name}: template or reason`).toBe(template === undefined);
      // A template names existing fields; any other would waste a bit.
      for (const field of template ?? []) expect(fieldsOf(name)).toContain(field.split(':')[0]);
      fc.assert(
        fc.property(payloadOf(name), (sent) => {
          const got = decode(encode(name, sent as never), from === 'client' ? 'client' : 'server');
          expect(got.problems).toEqual([]);
          // The schema's own output: with defaults, without unknown fields.
          const meant = v.parse(payload as v.GenericSchema, sent);
          expect(plain(got.events)).toEqual([{ name, payload: plain(meant) }]);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('names nothing twice in the reasons, and nothing that is gone', () => {
    const named = Object.values(BY_NAME).flat();
    expect(new Set(named).size).toBe(named.length);
    for (const name of named) expect(EVENT_NAMES).toContain(name);
  });

  it('[RT-05] is read by the core codec the same way, or kept for the whole one', () => {
    for (const name of EVENT_NAMES) {
      const [payload] = fc.sample(payloadOf(name), { numRuns: 1, seed: 7 });
      const text = encode(name, payload as never);
      const from = EVENTS[name].from === 'client' ? 'client' : 'server';
      const core = coreCodec.decode(text, from);
      if (coreCodec.knows(name)) {
        expect(plain(core)).toEqual(plain(decode(text, from)));
        expect(coreCodec.encode(name, payload as never)).toBe(text);
        continue;
      }
      expect(core.problems).toEqual([{ code: 'unknown_event', event: EVENTS[name].id }]);
      expect(plain(codec.decodeFrames(core.unknown, from))).toEqual(plain(decode(text, from)));
    }
  });
});
