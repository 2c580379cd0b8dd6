import { createHmac } from 'node:crypto';

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** The STUN and TURN servers of camera connections. */
export interface IceOptions {
  /** `stun:`, `turn:` and `turns:` URLs. */
  urls: readonly string[];
  /** Shared with the TURN server, which verifies credentials with it and needs no user list. */
  turnSecret?: string | undefined;
}

/** Longer than any show. An existing connection survives the expiry of its credentials. */
const VALID_SECONDS = 12 * 60 * 60;

/**
 * The servers for one user. The credentials follow coturn's `use-auth-secret`: expiry and user, signed.
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
