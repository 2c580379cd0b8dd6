import type { Crowd } from '../../sockets/ports.ts';
import { hashSeed } from '../art/random.ts';
import type { DemoModel } from '../world.ts';
import { chattersOf } from './room-script.ts';

/** The simulated audience varies by this share of its size, over some minutes. */
const SWING = 0.12;

/** Those of the simulated audience who talk, as the list of a room's users names them. */
export const listedChatters = (room: Parameters<typeof chattersOf>[0]): ReturnType<Crowd['users']> =>
  chattersOf(room).map((username) => ({
    username,
    is_guest: false,
    email_confirmed: true,
    has_tokens: hashSeed(username) % 3 !== 0,
    is_vip: hashSeed(username) % 11 === 0,
    tokens: (hashSeed(username) % 40) * 25,
  }));

/**
 * The simulated audience of the demo rooms. It depends only on names and the clock, so all processes see the same one
 * without communication.
 */
export function demoCrowd(models: readonly DemoModel[], now: () => number = Date.now): Crowd {
  const byName = new Map(models.map((model) => [model.username, model]));
  return {
    count(room) {
      const model = byName.get(room);
      if (model === undefined || model.viewers === 0) return 0;
      const phase = (hashSeed(room) % 628) / 100;
      // Steps of five seconds: counts are published no faster.
      const time = Math.floor(now() / 5_000) * 5;
      const breath = Math.sin(time / 97 + phase) * 0.7 + Math.sin(time / 31 + phase * 2) * 0.3;
      return Math.max(1, Math.round(model.viewers * (1 + SWING * breath)));
    },
    users(room) {
      const model = byName.get(room);
      if (model === undefined || model.viewers === 0) return [];
      return listedChatters(model);
    },
  };
}
