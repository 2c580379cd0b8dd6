/** The pictures of one side in one mode. Pictures of a commit are cached, because it cannot change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './git.ts';
import { isIn, type Mode } from './modes.ts';
import { type Picture, type Studio, shoot } from './shoot.ts';
import type { StoryEntry } from './story-index.ts';

type Kept = Record<string, { error?: string; restless?: boolean } | null>;

/** Names everything that decides how a story is drawn, besides the story. */
function drawnBy(environment: string, mode: Mode): string {
  const hash = createHash('sha256').update(environment).update(JSON.stringify(mode));
  for (const file of ['in-page/freeze.js', 'in-page/driver.js', 'shoot.ts', '../../.storybook/modes.ts'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

export interface TakeOptions {
  studio: Studio;
  mode: Mode;
  workers: number;
  /** Name to keep the pictures under; without it they are always taken. */
  keepAs?: string;
  /** Take them even if they are cached. */
  fresh?: boolean;
  onProgress?(done: number, all: number): void;
}

/** By story id; stories that opt out have no picture. */
export async function takePictures(
  stories: readonly StoryEntry[],
  { studio, mode, workers, keepAs, fresh = false, onProgress }: TakeOptions,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const folder = keepAs
    ? join(ROOT, '.cache/visual/pictures', keepAs, drawnBy(studio.environment, mode))
    : null;
  const list = folder ? join(folder, 'pictures.json') : null;
  const kept: Kept = list && existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Kept) : {};
  const missing = stories.filter((story) => {
    if (!isIn(mode.name, story)) return false;
    const entry = kept[story.id];
    if (fresh || !folder || entry === undefined) return true;
    if (entry) pictures.set(story.id, { png: readFileSync(join(folder, `${story.id}.png`)), ...entry });
    return false;
  });
  if (missing.length === 0) return pictures;
  if (folder) mkdirSync(folder, { recursive: true });
  let done = 0;
  await shoot(studio, missing, {
    mode,
    workers,
    onPicture(story, picture) {
      pictures.set(story.id, picture);
      done += 1;
      onProgress?.(done, missing.length);
    },
  });
  if (folder && list) {
    for (const { id } of missing) {
      const picture = pictures.get(id);
      const { png, ...rest } = picture ?? {};
      if (png) writeFileSync(join(folder, `${id}.png`), png);
      kept[id] = png ? rest : null;
    }
    writeFileSync(list, JSON.stringify(kept));
  }
  return pictures;
}
