// An augmentation alone does not load the module that it adds to.
import type {} from 'storybook/internal/csf';

/** What a shortcut does; keys are named as on a keyboard: `Enter`, `Arrow Left`, `Shift`. */
export interface KeyboardRow {
  keys: readonly string[];
  does: string;
}

/**
 * The page of a component for those who design with it, in `x/x.docs.ts`, given to its stories as
 * `parameters: { componentDocs: xDocs }`. A unit test holds `anatomy` and `tokens` against the source, so that the
 * page cannot promise what is not there.
 */
export interface ComponentDocs {
  /** The public name: `data-component`. */
  name: string;
  /** What it is, in one sentence. */
  summary: string;
  /** When to take it. */
  use: readonly string[];
  /** When to take something else, and what. */
  avoid?: readonly string[];
  /** Every `data-part` and what it is. */
  anatomy: Readonly<Record<string, string>>;
  /** Data attributes that say how it stands, with their values. */
  states?: Readonly<Record<string, string>>;
  /** Empty where nothing takes the focus. */
  keyboard: readonly KeyboardRow[];
  do: readonly string[];
  dont: readonly string[];
  /** Component tokens that a brand may set, with what stands without them. */
  tokens: Readonly<Record<string, string>>;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    componentDocs?: ComponentDocs;
  }
}
