import { createLocalAiProvider } from '../features/ai/local-provider.ts';
import { createOpenAiProvider } from '../features/ai/openai-provider.ts';
import type { Billers } from '../features/billing/biller.ts';
import { createCcbillBiller } from '../features/billing/ccbill/ccbill-biller.ts';
import { createStripeBiller } from '../features/billing/stripe-biller.ts';
import { demoPushKeys, type PushSettings } from '../kernel/push/keys.ts';
import type { PlatformOptions } from './options.ts';

/**
 * By name; the first takes card payments, unless a brand names another. The sandbox gives tokens away, so it is never
 * offered beside a real provider.
 *
 * @throws Error if `billerOfSite` names a provider that is not configured
 */
export function billersOf(
  { ccbill, stripe, billerOfSite = {} }: PlatformOptions,
  sandbox: Billers = new Map(),
): Billers {
  const real = [
    ...(stripe ? [createStripeBiller(stripe)] : []),
    ...(ccbill ? [createCcbillBiller(ccbill)] : []),
  ];
  const billers = real.length > 0 ? new Map(real.map((biller) => [biller.name, biller])) : sandbox;
  for (const [sitecode, name] of Object.entries(billerOfSite)) {
    if (!billers.has(name)) {
      const known = [...billers.keys()].join(', ') || 'none';
      throw new Error(`FOOTLIGHT_BILLERS must name configured billers (${known}), got "${sitecode}=${name}"`);
    }
  }
  return billers;
}

/** The operator's keys; the demo has its own. Null: no push messages are offered. */
export function pushOf(
  { push, pushServices = [], demo }: PlatformOptions,
  secret: string,
): PushSettings | null {
  if (push) return { ...push, services: pushServices };
  const subject = 'mailto:demo@footlight.example';
  return demo ? { ...demoPushKeys(secret), subject, services: pushServices } : null;
}

/** Null: companions do not answer. The local provider answers the demo alone. */
export function aiProviderOf({ ai, demo }: PlatformOptions) {
  if (ai) return createOpenAiProvider(ai);
  return demo ? createLocalAiProvider() : null;
}
