import type { DemoRole } from './recording.ts';

/** The account and the actions of a visitor of the demo. They last as long as the tab. */
export interface DemoSession {
  role: DemoRole;
  brand: string;
  /** Tokens that this visitor tipped. */
  spent: number;
  followed: Record<string, boolean>;
}

export interface DemoSessions {
  get(): DemoSession;
  change(part: Partial<DemoSession>): void;
}

const START: DemoSession = { role: 'guest', brand: 'default', spent: 0, followed: {} };
const NAME = 'footlight-demo';

/** A session that ends with the page, as in a story. */
export const heldSession = (start: Partial<DemoSession>): DemoSessions => {
  let session = { ...START, ...start };
  return {
    get: () => session,
    change: (part) => {
      session = { ...session, ...part };
    },
  };
};

/** A session that outlives a reload. */
export const tabSession = (): DemoSessions => {
  let kept: Partial<DemoSession> = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(NAME) ?? '{}');
  } catch {
    // Storage is blocked, or something else wrote to it: the demo starts again.
  }
  const session = heldSession(kept);
  return {
    get: session.get,
    change(part) {
      session.change(part);
      try {
        sessionStorage.setItem(NAME, JSON.stringify(session.get()));
      } catch {
        // Then it lasts until the next page.
      }
    },
  };
};
