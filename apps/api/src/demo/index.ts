import type { FastifyPluginAsync } from 'fastify';
import type { AgeProvider } from '../features/age/provider.ts';
import type { Biller } from '../features/billing/biller.ts';
import type { Database } from '../kernel/db/database.ts';
import type { Publisher } from '../kernel/events/publisher.ts';
import type { Signer } from '../kernel/signing.ts';
import { floodPlugin } from './flood.ts';
import { outboxPlugin } from './outbox.ts';
import { sandboxAgePlugin } from './sandbox-age/plugin.ts';
import { createSandboxAge, SANDBOX_AGE } from './sandbox-age/provider.ts';
import { createSandboxAgeCards, outcomeOfToken } from './sandbox-biller/age-cards.ts';
import { createAsyncBiller } from './sandbox-biller/async-biller.ts';
import { asyncPlugin } from './sandbox-biller/async-plugin.ts';
import { createCheckouts } from './sandbox-biller/checkouts.ts';
import { keepDemoCards } from './sandbox-biller/demo-cards.ts';
import { EXCHANGE_PATH, exchangePlugin } from './sandbox-biller/exchange-plugin.ts';
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
  /** How the sandbox calls a callback, named by its path; by default over HTTP at `publicUrl`. */
  deliver?: ((path: string) => Deliver) | undefined;
}

/** The demo's additions to the platform: sandbox billers and age verification with their pages, and the mail outbox. */
export interface Demo {
  /** By name: card payments first, then asynchronous ones. */
  billers: Map<string, Biller>;
  ageProvider: AgeProvider;
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
  const checkouts = createCheckouts();
  const billers = new Map<string, Biller>([
    [
      'sandbox',
      createSandboxBiller({
        key,
        checkouts,
        ageCards: createSandboxAgeCards(key, EXCHANGE_PATH),
        outcomeOfToken: (token) => outcomeOfToken(key, token),
      }),
    ],
  ]);
  for (const method of ['crypto', 'voucher'] as const) {
    const biller = createAsyncBiller(asyncKey, method);
    billers.set(biller.name, biller);
  }
  await keepDemoCards(database, key);
  const callback = (path: string) => deliverTo(new URL(`/api/v1${path}`, publicUrl).href);
  const deliver = deliverInstead ?? callback;
  const toBilling = (biller: string) => deliver(`/billing/callback/${biller}`);
  const ageKey = signer.sign('key', SANDBOX_AGE);
  return {
    billers,
    ageProvider: createSandboxAge(ageKey),
    plugin: async (app) => {
      await app.register(outboxPlugin(database));
      if (allowFlood) await app.register(floodPlugin(publisher));
      await app.register(sandboxBillerPlugin, {
        key,
        outcomes: SANDBOX_OUTCOMES,
        checkouts,
        deliver: toBilling('sandbox'),
      });
      await app.register(exchangePlugin, { key });
      await app.register(asyncPlugin, { key: asyncKey, deliver: toBilling });
      await app.register(sandboxAgePlugin, {
        key: ageKey,
        deliver: deliver(`/age-verification/callback/${SANDBOX_AGE}`),
      });
    },
  };
}
