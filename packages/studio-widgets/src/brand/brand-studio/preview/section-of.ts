import type { studioGroups } from '../config/studio-config.ts';

export type StudioSection = (typeof studioGroups)[number];

/** The first rule that holds decides. */
const RULES: readonly (readonly [selector: string, section: StudioSection])[] = [
  ['header [data-part="logo"]', 'pictures'],
  ['h1, [data-component="rich-text"]', 'texts'],
  ['a, button, label, input, select, textarea, [data-component="badge"]', 'colors'],
  ['h2, h3, h4, p, span, li, time', 'shape'],
];

/** The section whose settings shape a part of the preview: its logo, the operator's texts, colours, or fonts and shape. */
export const sectionOf = (part: Element): StudioSection =>
  RULES.find(([selector]) => part.closest(selector))?.[1] ?? 'colors';
