import type { Gender, LIST_REGIONS, ListId, VOYEUR_PLACES } from '@footlight/contract';

/** Heading and description of a list. `{who}` is the section's noun, `{value}` and `{value2}` the list's values. */
type ListText = readonly [heading: string, description: string];

/** The lists with texts of their own; `home` has those of the sections. */
export type TextId =
  | Exclude<ListId, 'home'>
  | 'tag-two'
  | 'tag-live'
  | 'sodastars-30days'
  | 'sodastars-top2000'
  | 'versus-leaderboard-30days'
  | 'versus-leaderboard-all-time';

/** The words of browse lists, for people and search engines (spec 3 §3, `seo`). */
export interface BrowseWords {
  home: string;
  /** Description of the home page of a site whose operator wrote none. */
  homeDescription: string;
  /** Names of the sections, as in breadcrumbs (spec 1 §2). */
  sections: Record<Gender, string>;
  /** Title and description of the sections’ own pages. */
  live: Record<Gender, ListText>;
  /** What a section lists, within a sentence. */
  who: Record<Gender | 'all', string>;
  lists: Record<TextId, ListText>;
  /** Short names for tabs and links; other lists use their heading. */
  tabs: Record<
    | 'all'
    | 'new'
    | 'top-rated'
    | 'leaders'
    | 'control-her'
    | 'feed'
    | 'fanclub'
    | 'private'
    | 'private-cam2cam'
    | 'private-spy'
    | 'private-ticket'
    | 'private-exclusive'
    | 'private-top'
    | 'private-cam2cam-top'
    | 'voyeur'
    | 'casa-salsa'
    | 'sodastars'
    | '7days'
    | '30days'
    | 'top2000'
    | 'versus'
    | 'versus-girls'
    | 'versus-leaderboard'
    | 'all-time'
    | 'online'
    | 'top'
    | 'liked'
    | 'vr'
    | 'filter',
    string
  >;
  regions: Record<(typeof LIST_REGIONS)[number], string>;
  places: Record<(typeof VOYEUR_PLACES)[number], string>;
  roles: Record<'ambassador' | 'featured', string>;
  /** A range of prices. */
  range: { from: string; between: string; exactly: string };
}
