import {
  answerKey,
  type DemoRole,
  OWN_FOLDER,
  type RecordedAnswer,
  type RecordingIndex,
} from './recording.ts';

export interface RecordedAnswers {
  /** Moment of the recording, in milliseconds. */
  readonly at: number;
  /** The answer for this visitor; null if it was not recorded. */
  find(url: URL, who: { role: DemoRole; brand: string; method?: string }): Promise<RecordedAnswer | null>;
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
  return {
    at,
    async find(url, { role, brand, method = 'GET' }) {
      const key = method === 'GET' ? answerKey(url) : `${method} ${answerKey(url)}`;
      // What a brand changes is the same for everybody: its texts, and the rooms that it leaves out.
      const file = [`brand:${brand}`, role, 'guest'].map((layer) => layers[layer]?.[key]).find(Boolean);
      return file ? answerOf(file) : null;
    },
  };
};
