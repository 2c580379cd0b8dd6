import { readTrustedProxies, type TrustedProxies } from '@footlight/api/server';

export const isOn = (value: string | undefined, otherwise: boolean): boolean =>
  value ? !['0', 'false', 'no', 'off'].includes(value.toLowerCase()) : otherwise;

export function wholeNumber(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, got "${value}"`);
  return Number(value);
}

export function port(name: string, value: string | undefined, otherwise: number): number {
  const number = wholeNumber(name, value, otherwise);
  if (number > 65_535) throw new Error(`${name} must be a port (0 to 65535), got "${value}"`);
  return number;
}

/** @throws Error that names the variable, if the value is no address */
export function webAddress(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be a web address like https://example.com/, got "${value}"`);
  }
  return value;
}

export const optionalWebAddress = (name: string, value: string | undefined): string | undefined =>
  value ? webAddress(name, value) : undefined;

/** Whether a secret may be sent to the address: it uses https, or is on this machine. */
export const isSecure = (address: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(`${address}/`);

const SCHEMES = {
  DATABASE_URL: /^postgres(ql)?:\/\//,
  REDIS_URL: /^rediss?:\/\//,
};

/** The value may hold a password, so the error does not repeat it. */
export function connection(name: keyof typeof SCHEMES, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!SCHEMES[name].test(value) || !URL.canParse(value)) {
    const example = name === 'DATABASE_URL' ? 'postgres://user:password@host:5432/name' : 'redis://host:6379';
    throw new Error(`${name} must be a connection string like ${example}`);
  }
  return value;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function level(value: string): string {
  if (!LOG_LEVELS.includes(value)) {
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, got "${value}"`);
  }
  return value;
}

export function proxies(value: string): TrustedProxies {
  const read = readTrustedProxies(value);
  if (read === null) {
    throw new Error(
      `TRUST_PROXY must be the number of proxies in front, or their addresses and networks separated by commas, got "${value}"`,
    );
  }
  return read;
}

export function secret(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (value.length < 32) {
    throw new Error(`FOOTLIGHT_SECRET must have at least 32 characters, got ${value.length}`);
  }
  return value;
}
