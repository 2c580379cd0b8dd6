import type { PlatformOptions } from '@footlight/api';
import { readTrustedProxies } from '@footlight/api/server';
import type { Settings } from './settings.ts';
import { isSecure, optionalWebAddress } from './values.ts';

export function billers(value = ''): Record<string, string> {
  const pairs = value.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, sitecode, biller] = /^([\w-]+)=([a-z][a-z0-9_-]*)$/.exec(pair.trim()) ?? [];
      if (!sitecode || !biller) {
        throw new Error(`FOOTLIGHT_BILLERS must be pairs like sitecode=biller, got "${value}"`);
      }
      return [sitecode, biller];
    }),
  );
}

export function statementDescriptor(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^(?=.*[A-Z])[A-Z0-9 .*-]{5,22}$/.test(value)) {
    throw new Error(
      `FOOTLIGHT_STATEMENT_DESCRIPTOR must be 5 to 22 capital letters, digits, spaces and .-*, got "${value}"`,
    );
  }
  return value;
}

export function stripe(env: Settings): PlatformOptions['stripe'] {
  const { FOOTLIGHT_STRIPE_KEY: secretKey, FOOTLIGHT_STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Error('FOOTLIGHT_STRIPE_KEY and FOOTLIGHT_STRIPE_WEBHOOK_SECRET must be set together');
  }
  const apiUrl = optionalWebAddress('FOOTLIGHT_STRIPE_URL', env.FOOTLIGHT_STRIPE_URL);
  if (apiUrl && !isSecure(apiUrl)) {
    throw new Error(`FOOTLIGHT_STRIPE_URL must be an address with https, got "${apiUrl}"`);
  }
  return { secretKey, webhookSecret, apiUrl };
}

const CCBILL_ACCOUNT = /^(\d{6})-(\d{4})$/;

/** The salt and the password do not appear in errors. */
export function ccbill(env: Settings): PlatformOptions['ccbill'] {
  const { FOOTLIGHT_CCBILL_ACCOUNT: accounts, FOOTLIGHT_CCBILL_FORM: flexId } = env;
  const { FOOTLIGHT_CCBILL_SALT: salt, FOOTLIGHT_CCBILL_USER: user } = env;
  const { FOOTLIGHT_CCBILL_PASSWORD: password, FOOTLIGHT_CCBILL_SOURCES: sources } = env;
  if (!accounts && !flexId && !salt && !user && !password) return undefined;
  if (!accounts || !flexId || !salt || !user || !password) {
    throw new Error(
      'FOOTLIGHT_CCBILL_ACCOUNT, FOOTLIGHT_CCBILL_FORM, FOOTLIGHT_CCBILL_SALT, FOOTLIGHT_CCBILL_USER and FOOTLIGHT_CCBILL_PASSWORD must be set together',
    );
  }
  const [, account, subaccount] = CCBILL_ACCOUNT.exec(accounts) ?? [];
  if (!account || !subaccount) {
    throw new Error(
      `FOOTLIGHT_CCBILL_ACCOUNT must be an account and a subaccount like 900100-0000, got "${accounts}"`,
    );
  }
  if (!/^[\w-]{1,64}$/.test(flexId)) {
    throw new Error(`FOOTLIGHT_CCBILL_FORM must be the id of a FlexForm, got "${flexId}"`);
  }
  const networks = sources ? readTrustedProxies(sources) : undefined;
  if (networks !== undefined && (networks === null || typeof networks !== 'object')) {
    throw new Error(
      `FOOTLIGHT_CCBILL_SOURCES must be addresses and networks separated by commas, got "${sources}"`,
    );
  }
  return { account, subaccount, flexId, salt, user, password, sources: networks };
}

/** Days from 0 to 365. */
export function payoutWaitDays(value: string | undefined): number | undefined {
  if (!value) return undefined;
  if (!/^\d{1,3}$/.test(value) || Number(value) > 365) {
    throw new Error(`FOOTLIGHT_PAYOUT_WAIT_DAYS must be a number of days up to 365, got "${value}"`);
  }
  return Number(value);
}
