/** Answers as files, each content once, with its pictures and videos in the demo's own folder. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@footlight/contract';
import { OWN_FOLDER, type RecordedAnswer, type RecordingIndex } from '../../apps/site/src/demo/recording.ts';
import { ownVideos } from './own-videos.ts';
import { pictureFile } from './pictures.ts';

const PICTURE = /"(\/(?:art|media-files\/(?:\d+\/picture|post))\/[^"\\]+)"/g;
/** What belongs to one visitor, and is read anew by each. */
const OWN_KEYS = /^\/user\/current$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inEnglishFirst = (answers: ReadonlyMap<string, RecordedAnswer>) => {
  const isEnglish = (key: string) => key.includes(`language=${DEFAULT_LANGUAGE}`);
  return [...answers].sort(([a], [b]) => Number(isEnglish(b)) - Number(isEnglish(a)));
};

export interface AnswerFiles {
  /** Addresses of the pictures that the answers name. */
  readonly pictures: ReadonlySet<string>;
  /** Loops that the answers name. */
  readonly videos: ReadonlySet<number>;
  /** Adds a layer. Answers that equal those below it are left out. */
  layer(
    name: string,
    answers: ReadonlyMap<string, RecordedAnswer>,
    below?: ReadonlyMap<string, RecordedAnswer>,
  ): void;
  write(folder: string, at: number): Promise<void>;
}

export function createAnswerFiles({ isMoving }: { isMoving: boolean }): AnswerFiles {
  const contents = new Map<string, string>();
  const originals = new Map<string, RecordedAnswer>();
  const layers: Record<string, Record<string, string>> = {};
  const pictures = new Set<string>();
  const videos = ownVideos(isMoving);

  /** The parts in which an answer differs from the English one of the same call, if they are few. */
  const translated = (key: string, answer: RecordedAnswer, files: Record<string, string>): RecordedAnswer => {
    const [path, search] = key.split('?');
    const query = new URLSearchParams(search);
    if (!query.has('language') || query.get('language') === DEFAULT_LANGUAGE) return answer;
    query.set('language', DEFAULT_LANGUAGE);
    const name = `${path}?${query}`;
    const like = files[name] ?? layers.guest?.[name];
    const english = like ? (originals.get(like) as RecordedAnswer | undefined) : undefined;
    if (
      !like ||
      !english ||
      english.status !== answer.status ||
      !isRecord(english.body) ||
      !isRecord(answer.body)
    )
      return answer;
    const before = english.body;
    const changed = Object.entries(answer.body).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    return { status: answer.status, like, body: Object.fromEntries(changed) };
  };

  const fileOf = (answer: RecordedAnswer): string => {
    const text = JSON.stringify(answer, videos.replacer).replaceAll(PICTURE, (_, address: string) => {
      pictures.add(address);
      return `"${OWN_FOLDER}${pictureFile(address)}"`;
    });
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    contents.set(name, text);
    originals.set(name, answer);
    return name;
  };

  return {
    pictures,
    videos: videos.wanted,
    layer(name, answers, below) {
      const isBrand = name.startsWith('brand:');
      const files: Record<string, string> = {};
      for (const [key, answer] of inEnglishFirst(answers)) {
        if (isBrand && OWN_KEYS.test(key)) continue;
        const same = below?.get(key);
        if (same && JSON.stringify(same) === JSON.stringify(answer)) continue;
        files[key] = fileOf(translated(key, answer, files));
      }
      layers[name] = files;
    },
    async write(folder, at) {
      await mkdir(join(folder, 'answers'), { recursive: true });
      for (const [name, text] of contents) await writeFile(join(folder, 'answers', `${name}.json`), text);
      const index: RecordingIndex = { at, layers };
      await writeFile(join(folder, 'index.json'), JSON.stringify(index));
    },
  };
}
