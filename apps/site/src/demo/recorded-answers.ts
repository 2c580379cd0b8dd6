import { type BrowseAnswer, DEFAULT_LANGUAGE } from '@footlight/contract';
import {
  answerKey,
  type DemoRole,
  OWN_FOLDER,
  type RecordedAnswer,
  type RecordingIndex,
  WHOLE_LIST,
} from './recording.ts';

interface Who {
  role: DemoRole;
  brand: string;
}

/** Names of a list's first page and of the whole list. */
interface List {
  first: string;
  whole: string;
  perPage: number;
}

const listOf = (url: URL): List | null => {
  const perPage = Number(url.searchParams.get('perPage'));
  if (!url.pathname.includes('/browse/react/') || !perPage) return null;
  const first = new URL(url);
  first.searchParams.delete('perPage');
  const whole = new URL(url);
  whole.searchParams.set('perPage', WHOLE_LIST);
  whole.searchParams.set('language', DEFAULT_LANGUAGE);
  return { first: answerKey(first), whole: answerKey(whole), perPage };
};

export interface RecordedAnswers {
  /** Moment of the recording, in milliseconds. */
  readonly at: number;
  /** The answer for this visitor; null if it was not recorded. */
  find(url: URL, who: Who & { method?: string }): Promise<RecordedAnswer | null>;
}

/** Opens the recording in a folder, whose URL ends with a slash. `load` must not be one that asks the recording itself. */
export const openRecording = async (folder: string, load: typeof fetch): Promise<RecordedAnswers> => {
  const json = async (file: string) => (await load(folder + file)).text();
  const { at, layers } = JSON.parse(await json('index.json')) as RecordingIndex;
  const loaded = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const known = loaded.get(file) ?? json(`answers/${file}.json`);
    loaded.set(file, known);
    return known;
  };
  const answerOf = async (file: string): Promise<RecordedAnswer> => {
    const text = (await textOf(file)).replaceAll(OWN_FOLDER, folder.replace(/\/$/, ''));
    const { like, ...answer } = JSON.parse(text) as RecordedAnswer;
    if (!like) return answer;
    const { body } = await answerOf(like);
    return { ...answer, body: { ...(body as object), ...(answer.body as object) } };
  };
  // What a brand changes is the same for everybody: its texts, and the rooms that it leaves out.
  const fileOf = (key: string, { role, brand }: Who): string | undefined =>
    [`brand:${brand}`, role, 'guest'].map((layer) => layers[layer]?.[key]).find(Boolean);
  /** As much of a list as a page asks for: the list's texts in its language, and the first rooms of the whole list. */
  const cutList = async ({ first, whole, perPage }: List, who: Who): Promise<RecordedAnswer | null> => {
    const files = [fileOf(first, who), fileOf(whole, who)];
    const [own, all] = await Promise.all(files.map((file) => (file ? answerOf(file) : null)));
    if (own?.status !== 200 || all?.status !== 200) return null;
    const { userList } = all.body as BrowseAnswer;
    return {
      ...own,
      body: { ...(own.body as BrowseAnswer), userList: userList.slice(0, perPage), perPageCount: perPage },
    };
  };
  return {
    at,
    async find(url, who) {
      const { method = 'GET' } = who;
      const key = method === 'GET' ? answerKey(url) : `${method} ${answerKey(url)}`;
      const file = fileOf(key, who);
      if (file) return answerOf(file);
      const list = listOf(url);
      return list ? cutList(list, who) : null;
    },
  };
};
