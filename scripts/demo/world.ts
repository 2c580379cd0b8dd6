/** The reference platform with its demo world, in memory and at a fixed moment, to be read by injection. */
import { createPlatform } from '@footlight/api';
import { createHttpServer, siteKeyOf } from '@footlight/api/server';
import { demoSites } from '@footlight/contract/fixtures';
import type { FastifyInstance } from 'fastify';
import { brandChecks } from '../../apps/site/src/server/brand-checks.ts';
import { RECORDED_AT } from './recorded-at.ts';

/** Only signs tokens that nobody checks once they are recorded. */
const SECRET = 'the recording needs a secret of some length';

/** Stops the clock of this process. */
export function stopClock(): void {
  const Running = Date;
  globalThis.Date = class extends Running {
    constructor(...given: [] | ConstructorParameters<typeof Running>) {
      super(...((given.length === 0 ? [RECORDED_AT] : given) as [number]));
    }
    static override now() {
      return RECORDED_AT;
    }
  } as DateConstructor;
}

export interface World {
  app: FastifyInstance;
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const publicUrl = demoSites.default.main_domain_url;
  const app = createHttpServer({
    logLevel: 'silent',
    publicUrl,
    trustedProxies: ['127.0.0.1'],
    siteKey: siteKeyOf(SECRET),
  });
  const platform = await createPlatform({
    dataDir: ':memory:',
    publicUrl,
    secret: SECRET,
    demo: true,
    isAlive: false,
    hasPast: true,
    rateLimits: false,
    passwordCost: 4,
    trustProxy: true,
    brandChecks,
  });
  await app.register(platform.plugin);
  await app.ready();
  return {
    app,
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
