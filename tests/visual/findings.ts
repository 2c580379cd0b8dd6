/** Puts both sides of one mode beside each other and finds what differs. */
import type { Finding } from './approvals.ts';
import { type Box, contentSize, decode, drawDifference, encode, pixelHash } from './compare.ts';
import type { Picture } from './shoot.ts';
import type { StoryEntry } from './story-index.ts';

export interface StoryFinding extends Finding {
  title: string;
  name: string;
  /** What is wrong, for broken and unsteady stories. */
  note?: string;
  /** Changed pixels, and the size of the larger picture. */
  pixels: number;
  width: number;
  height: number;
  boxes: Box[];
  /** The part from the top that has something to see. */
  view?: { width: number; height: number };
  /** The older side threw: its picture shows how far it came, and may do so differently each time. */
  wasBroken?: boolean;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

export interface Side {
  stories: readonly StoryEntry[];
  pictures: ReadonlyMap<string, Picture>;
}

const larger = (a: { width: number; height: number }, b: { width: number; height: number }) => ({
  width: Math.max(a.width, b.width),
  height: Math.max(a.height, b.height),
});

const nothing = { pixels: 0, width: 0, height: 0, boxes: [] };

const firstLine = (text: string) => text.split('\n').find((line) => line.trim()) ?? '';

/** One story of one mode, of which at least one side has a picture. */
export function findingOf(
  story: StoryEntry,
  mode: string,
  before: Picture | undefined,
  after: Picture | undefined,
): StoryFinding {
  const named = { story: story.id, title: story.title, name: story.name, mode };
  if (!after) {
    const size = before ? decode(before.png) : null;
    const { width, height } = size ?? nothing;
    const view = size ? contentSize(size) : undefined;
    return {
      ...named,
      ...nothing,
      width,
      height,
      status: 'removed',
      ...(view && { view }),
      ...(before && { before: before.png }),
    };
  }
  if (after.error || after.restless) {
    const size = after.png.length > 0 ? decode(after.png) : nothing;
    return {
      ...named,
      ...nothing,
      width: size.width,
      height: size.height,
      status: after.error ? 'broken' : 'unsteady',
      note: after.error ? firstLine(after.error) : 'It never comes to rest: two pictures in a row differ.',
      ...(before && { before: before.png }),
      after: after.png,
    };
  }
  // Most stories end here, without being unpacked.
  if (before?.png.equals(after.png)) return { ...named, ...nothing, status: 'same' };
  const now = decode(after.png);
  const picture = pixelHash(now);
  const { width, height } = now;
  const view = contentSize(now);
  if (!before)
    return { ...named, ...nothing, width, height, status: 'added', picture, view, after: after.png };
  const old = decode(before.png);
  const { comparison, picture: difference } = drawDifference(old, now);
  if (comparison.pixels === 0) return { ...named, ...nothing, status: 'same', picture };
  return {
    ...named,
    ...comparison,
    status: 'changed',
    picture,
    view: larger(view, contentSize(old)),
    ...(before.error && { wasBroken: true, note: `It was broken before: ${firstLine(before.error)}` }),
    before: before.png,
    after: after.png,
    difference: encode(difference),
  };
}

/** All stories of a mode, in the order of Storybook; those that are gone stand at the end. */
export function findingsOf(mode: string, before: Side, after: Side): StoryFinding[] {
  const known = new Set(after.stories.map((story) => story.id));
  const all = [...after.stories, ...before.stories.filter((story) => !known.has(story.id))];
  return all.flatMap((story) => {
    const [old, now] = [before.pictures.get(story.id), after.pictures.get(story.id)];
    return old || now ? [findingOf(story, mode, old, now)] : [];
  });
}
