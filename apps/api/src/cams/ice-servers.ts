import { createHmac } from 'node:crypto';

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Where two browsers find each other, and who carries their pictures where they cannot reach one another. */
export interface IceOptions {
  /** `stun:`, `turn:` and `turns:` addresses. */
  urls: readonly string[];
  /** Shared with the TURN server, which checks credentials by it and keeps no list of users. */
  turnSecret?: string | undefined;
}

/** Longer than any show; a connection that stands is not cut when its credentials end. */
const VALID_SECONDS = 12 * 60 * 60;
const ADDRESS = /^(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/;

/**
 * Reads FOOTLIGHT_ICE_SERVERS (addresses, with commas between them) and FOOTLIGHT_TURN_SECRET.
 *
 * @throws Error with a sentence for the terminal when a value cannot be used
 */
export function iceFrom(servers = '', turnSecret = ''): IceOptions | undefined {
  const urls = servers
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  for (const url of urls) {
    if (!ADDRESS.test(url))
      throw new Error(`FOOTLIGHT_ICE_SERVERS takes stun: and turn: addresses, not "${url}"`);
  }
  if (urls.some((url) => !url.startsWith('stun:')) !== (turnSecret !== '')) {
    throw new Error('turn: addresses in FOOTLIGHT_ICE_SERVERS and FOOTLIGHT_TURN_SECRET belong together');
  }
  return urls.length > 0 ? { urls, turnSecret: turnSecret || undefined } : undefined;
}

/**
 * The servers for one user. Credentials are those of coturn's `use-auth-secret`: the end of their time and the user, signed.
 *
 * @param now milliseconds
 */
export function iceServersFor({ urls, turnSecret }: IceOptions, userId: number, now: number): IceServer[] {
  const stun = urls.filter((url) => url.startsWith('stun:'));
  const turn = urls.filter((url) => !url.startsWith('stun:'));
  const servers: IceServer[] = stun.length > 0 ? [{ urls: stun }] : [];
  if (turn.length === 0 || !turnSecret) return servers;
  const username = `${Math.floor(now / 1000) + VALID_SECONDS}:${userId}`;
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
  return [...servers, { urls: turn, username, credential }];
}
