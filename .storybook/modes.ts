/**
 * The modes in which pictures of stories are taken, in Chromatic and by `npm run visual`, and the rule that gives a story
 * its modes. The toolbar offers the same list.
 */
const desktop = { width: 1280, height: 900 };
const mobile = { width: 390, height: 844 };
/** By the names of Storybook's viewports. */
const viewports: Readonly<Record<string, Viewport>> = { desktop, mobile };

export interface Viewport {
  width: number;
  height: number;
}

/** A viewport, and values of the toolbar. What a mode leaves out has the toolbar's initial value. */
export interface ModeSettings {
  viewport: Viewport;
  brand: string;
  scheme: 'light' | 'dark';
  direction?: 'rtl';
  language?: string;
  contrast?: 'more';
  textSize?: '200';
}

/** Only the browser can force colours, so no value of the toolbar stands for this mode. */
export const FORCED_COLOURS = 'forced colours';

/** Every story: once as most people see it, and once as far from that as a brand and a width allow. */
export const everyStory = ['default light', 'noir dark mobile'];

export const modes: Readonly<Record<string, ModeSettings>> = {
  'default light': { brand: 'default', scheme: 'light', viewport: desktop },
  'noir dark mobile': { brand: 'noir', scheme: 'dark', viewport: mobile },
  'default dark': { brand: 'default', scheme: 'dark', viewport: desktop },
  'default light mobile': { brand: 'default', scheme: 'light', viewport: mobile },
  'noir dark': { brand: 'noir', scheme: 'dark', viewport: desktop },
  'velvet light': { brand: 'velvet', scheme: 'light', viewport: desktop },
  'velvet dark right to left': { brand: 'velvet', scheme: 'dark', direction: 'rtl', viewport: desktop },
  'German mobile': { brand: 'default', scheme: 'light', language: 'de', viewport: mobile },
  'high contrast': { brand: 'default', scheme: 'light', contrast: 'more', viewport: desktop },
  [FORCED_COLOURS]: { brand: 'default', scheme: 'light', viewport: desktop },
  'text 200 %': { brand: 'default', scheme: 'light', textSize: '200', viewport: desktop },
};

export const modeNames = Object.keys(modes);

/** Values of the toolbar for a mode, also for what the mode leaves out. */
export function toolbarOf(name: string): Record<string, unknown> {
  const { viewport, ...settings } = modes[name] ?? {};
  return {
    contrast: 'standard',
    language: 'en',
    direction: 'ltr',
    textSize: '100',
    ...settings,
    viewport: { value: viewport === mobile ? 'mobile' : 'desktop' },
  };
}

/** What the rule reads of a story. */
export interface PicturedStory {
  title: string;
  exportName: string;
  /** Values of the toolbar that the story sets; they win over those of a mode. */
  globals?: Readonly<Record<string, unknown>> | undefined;
}

/** A component's resting state and its variants, and whole pages: they get every mode. */
export const isSelected = ({ title, exportName }: Pick<PicturedStory, 'title' | 'exportName'>): boolean =>
  /^(Default|Matrix)$/.test(exportName) || title.startsWith('Pages/');

const viewportOf = (value: unknown): Viewport | undefined =>
  typeof value === 'object' && value !== null && 'value' in value
    ? viewports[String(value.value)]
    : undefined;

/** Two modes with the same look are one picture. */
export function lookOf(name: string, { globals = {} }: Pick<PicturedStory, 'globals'>): string {
  const { viewport, ...settings } = modes[name] ?? {};
  const { viewport: own, ...rest } = globals;
  const look: Record<string, unknown> = {
    language: 'en',
    ...settings,
    ...rest,
    ...(viewportOf(own) ?? viewport),
    forced: name === FORCED_COLOURS,
  };
  return Object.keys(look)
    .sort()
    .map((key) => `${key}:${look[key]}`)
    .join(';');
}

/** The names of a story's modes, without one that would repeat a picture. */
export function modesOf(story: PicturedStory): string[] {
  const names = isSelected(story) ? modeNames : everyStory;
  const taken = new Map<string, string>();
  for (const name of names) {
    const look = lookOf(name, story);
    if (!taken.has(look)) taken.set(look, name);
  }
  return [...taken.values()];
}

/** The part of a story's `chromatic` parameter that a rule decides. */
export type ChromaticModes = { modes: Record<string, ModeSettings | undefined>; forcedColors?: 'active' };

/** A story's modes as Chromatic reads them. There, forced colours are a parameter of a whole story (story-modes.ts). */
export const chromaticModesOf = (story: PicturedStory): ChromaticModes => ({
  modes: Object.fromEntries(
    modesOf(story).flatMap((name) => (name === FORCED_COLOURS ? [] : [[name, modes[name]]])),
  ),
});

export const inForcedColours: ChromaticModes = {
  forcedColors: 'active',
  modes: { [FORCED_COLOURS]: modes[FORCED_COLOURS] },
};
