// An augmentation alone does not load the module that it adds to.
import type {} from 'storybook/internal/csf';
import type { Language } from '../locales/languages.ts';

/** Action of a shortcut; keys are named as on a keyboard: `Enter`, `Arrow Left`, `Shift`. */
export interface KeyboardRow {
  keys: readonly string[];
  does: string;
}

/**
 * How much an app may rely on a component. `new`: added since the last release, so props and names may still change.
 * `stable`: changes only with a major version. Deprecated: goes with the next one, and names what to use instead.
 */
export type ComponentStatus = 'new' | 'stable' | { deprecated: string };

/**
 * The designer docs of a component, in `x/x.docs.ts`, passed to its stories as `parameters: { componentDocs: xDocs }`.
 * A unit test compares `anatomy` and `tokens` with the source.
 */
export interface ComponentDocs {
  /** The public name: `data-component`. */
  name: string;
  status: ComponentStatus;
  /** Description in one sentence. */
  summary: string;
  /** Names that other design systems and users give it, in lower case, for searches: `modal`. */
  aliases?: readonly string[];
  /** When to use it. */
  use: readonly string[];
  /** When to use something else, and what. */
  avoid?: readonly string[];
  /** Every `data-part` and its meaning. */
  anatomy: Readonly<Record<string, string>>;
  /** Data attributes for its state, with their values. */
  states?: Readonly<Record<string, string>>;
  /** Empty if nothing is focusable. */
  keyboard: readonly KeyboardRow[];
  /** What it does for assistive technology beyond keys and labels. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
  /** Component tokens that a brand may set, with their defaults. */
  tokens: Readonly<Record<string, string>>;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    componentDocs?: ComponentDocs;
    /** Languages that the story shows besides its own. */
    languages?: readonly Language[];
  }
}
