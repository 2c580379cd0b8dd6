import { storedAtom } from './stored-atom.ts';

/** An edit of a site's brand that the platform does not have yet; kept through a reload of this tab. */
export interface StudioEdit {
  site: string;
  /** The saving that it stands on: 0 for none. */
  draft: number;
  config: unknown;
}

export const studioEditAtom = storedAtom<StudioEdit | null>('studio-edit', null, 'session');

/** A publication or a way back that is on its way: stored before it is sent, gone when it is answered. */
export interface StudioIntent {
  /** What is asked for, as text: the same wish has the same key. */
  wish: string;
  key: string;
}

export const studioIntentAtom = storedAtom<StudioIntent | null>('studio-intent', null, 'session');
