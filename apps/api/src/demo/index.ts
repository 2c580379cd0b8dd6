import type { FastifyPluginAsync } from 'fastify';
import type { Biller } from '../features/billing/biller.ts';
import type { Database } from '../kernel/db/database.ts';
import type { Publisher } from '../kernel/events/publisher.ts';
import type { Signer } from '../kernel/signing.ts';
import { floodPlugin } from './flood.ts';
import { outboxPlugin } from './outbox.ts';
import { createAsyncBiller } from './sandbox-biller/async-biller.ts';
import { asyncPlugin } from './sandbox-biller/async-plugin.ts';
import { keepDemoCards } from './sandbox-biller/demo-cards.ts';
import { SANDBOX_OUTCOMES } from './sandbox-biller/outcomes.ts';
import { type Deliver, deliverTo, sandboxBillerPlugin } from './sandbox-biller/plugin.ts';
import { createSandboxBiller } from './sandbox-biller/protocol.ts';

interface DemoOptions {
  database: Database;
  signer: Signer;
  publisher: Publisher;
  publicUrl: string;
  /** Enables `POST /demo/flood`. */
  allowFlood: boolean;
  /** How the sandbox calls a biller's callback; by default over HTTP at `publicUrl`. */
  deliver?: ((biller: string) => Deliver) | undefined;
}

/** The demo's additions to the platform: the sandbox billers with their pages, and the mail outbox. */
export interface Demo {
  /** By name: card payments first, then asynchronous ones. */
  billers: Map<string, Biller>;
  plugin: FastifyPluginAsync;
}

export async function createDemo({
  database,
  signer,
  publisher,
  publicUrl,
  allowFlood,
  deliver: deliverInstead,
}: DemoOptions): Promise<Demo> {
  const key = signer.sign('key', 'sandbox-biller');
  const asyncKey = signer.sign('key', 'sandbox-by-hand');
  const billers = new Map<string, Biller>([['sandbox', createSandboxBiller(key)]]);
  for (const method of ['crypto', 'voucher'] as const) {
    const biller = createAsyncBiller(asyncKey, method);
    billers.set(biller.name, biller);
  }
  await keepDemoCards(database, key);
  const callback = (biller: string) =>
    deliverTo(new URL(`/api/v1/billing/callback/${biller}`, publicUrl).href);
  const deliver = deliverInstead ?? callback;
  return {
    billers,
    plugin: async (app) => {
      await app.register(outboxPlugin(database));
      if (allowFlood) await app.register(floodPlugin(publisher));
      await app.register(sandboxBillerPlugin, {
        key,
        outcomes: SANDBOX_OUTCOMES,
        deliver: deliver('sandbox'),
      });
      await app.register(asyncPlugin, { key: asyncKey, deliver });
    },
  };
}
