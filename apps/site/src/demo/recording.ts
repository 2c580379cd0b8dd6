/** What `scripts/demo` records from the reference platform, as `index.json` beside the answers. */
export interface RecordingIndex {
  /** Moment of the recording, in milliseconds: the demo's clock starts here. */
  at: number;
  /** Name of an answer's file, by layer (a role, or `brand:` and its id) and {@link answerKey}. */
  layers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface RecordedAnswer {
  status: number;
  body: unknown;
  /** File of the answer that this one equals but for the given fields: most translations differ in few. */
  like?: string;
}

/** Roles of the demo, each with the demo account that was recorded; null for a guest. */
export const DEMO_ROLES = {
  guest: null,
  viewer: 'viewer',
  vip: 'vip',
  broadcaster: 'performer',
  operator: 'operator',
  admin: 'admin',
} as const satisfies Record<string, string | null>;
export type DemoRole = keyof typeof DEMO_ROLES;

/** Stands for the demo's own folder in recorded addresses of pictures and videos. */
export const OWN_FOLDER = '{{demo}}';
/** The folder in it with the streams of rooms. */
export const LIVE_FOLDER = 'live';

/** The name of a read: its path below `/api/v1`, and its query in a fixed order. */
export const answerKey = (url: URL): string => {
  const query = new URLSearchParams(url.searchParams);
  // The group of the thumbnail test changes pictures alone.
  query.delete('ab');
  query.sort();
  const path = decodeURIComponent(url.pathname.replace(/^.*?\/api\/v1/, ''));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Calls that only read although they are posts; their names start with `POST `. */
export const READ_BY_POST: ReadonlySet<string> = new Set(['/billing/products']);

/** A username that nobody has. */
export const UNKNOWN_ROOM = 'nobody_here';
/** A word that no search finds. */
export const UNKNOWN_WORD = 'zzzzzzzz';
/** The `perPage` of lists that were recorded whole, in English. */
export const WHOLE_LIST = '1000';
