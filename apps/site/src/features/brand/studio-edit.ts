import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** An edit of a site's brand that the platform does not have yet; kept through a reload of this tab. */
export interface StudioEdit {
  site: string;
  /** Number of the saved draft that the edit is based on; 0 for none. */
  draft: number;
  config: unknown;
}

export const studioEditAtom = storedAtom<StudioEdit | null>('studio-edit', null, 'session');
