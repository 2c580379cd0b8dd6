import { type Random, randomFrom } from '../art/random.ts';
import { chatterNames } from '../names.ts';
import type { DemoModel } from '../world.ts';
import { type TalkLanguage, talkLanguage, talks } from './talk/talks.ts';

/** A bot's line and its language. */
export interface ScriptLine {
  username: string;
  isModel: boolean;
  message: string;
  language: TalkLanguage;
}

/**
 * The script of one demo room, in the room's language, deterministic per room, from the start each time. A line that
 * was said in the last five minutes is not said again; null is silence.
 */
export interface RoomScript {
  /** Bots that chat in this room. */
  readonly chatters: readonly string[];
  /** The next line if nothing happens. */
  next(): ScriptLine | null;
  /** Somebody comes in. */
  arrive(): ScriptLine | null;
  /** The broadcaster's answer to a tip. */
  thank(name: string, tokens: number): ScriptLine | null;
  /** The broadcaster's answer to a real viewer. */
  greet(name: string): ScriptLine | null;
  /** The broadcaster tells or asks something, alone with a viewer. */
  tell(): ScriptLine | null;
}

const NOT_AGAIN_MS = 5 * 60_000;
/** Choices that are tried before a bot stays silent. */
const TRIES = 12;

/** Tags that are activities: one does not "do" red hair. */
const activities = new Set([
  'music',
  'dance',
  'cosplay',
  'fitness',
  'asmr',
  'gaming',
  'yoga',
  'cooking',
  'painting',
]);

/** The bots that chat in a room; the same on every process. */
export function chattersOf({ username }: Pick<DemoModel, 'username'>): [string, ...string[]] {
  const random = randomFrom(`chatters/${username}`);
  const chosen = new Set<string>([random.pick(chatterNames)]);
  const wanted = random.whole(9, 15);
  while (chosen.size < wanted) chosen.add(random.pick(chatterNames));
  const [first = chatterNames[0], ...rest] = chosen;
  return [first, ...rest];
}

/** Who speaks next without a new start, and what they may say; `name` is whom they answer. */
interface Reply {
  username: string;
  texts: readonly [string, ...string[]];
  name: string;
}

/** Writes the script of a room. */
export function roomScript(
  model: Pick<DemoModel, 'username' | 'tags'> & { languages: readonly string[] },
  now: () => number = Date.now,
): RoomScript {
  const random: Random = randomFrom(`script/${model.username}`);
  const chatters = chattersOf(model);
  const language = talkLanguage(model.languages[0] ?? 'english');
  const talk = talks[language];
  const doings = model.tags.filter((tag) => activities.has(tag));
  /** When each message was last said. */
  const said = new Map<string, number>();
  let reply: Reply | null = null;
  const [firstStory, ...stories] = talk.stories;
  const told: Reply['texts'] = [firstStory.said, ...stories.map((story) => story.said)];

  const filled = (text: string, name: string, tokens: number): string =>
    text
      .replace('{name}', name)
      .replace('{tokens}', String(tokens))
      .replace('{city}', random.pick(talk.cities))
      .replace('{number}', String(random.whole(3, 11)))
      .replace('{tag}', doings[random.whole(0, doings.length - 1)] ?? 'karaoke');

  const line = (username: string, message: string): ScriptLine => {
    said.set(message, now());
    return { username, isModel: username === model.username, message, language };
  };

  /** One of the texts, filled in, that nobody said lately. */
  const pick = (username: string, texts: Reply['texts'], name = '', tokens = 0): ScriptLine | null => {
    for (const [text, at] of said) if (now() - at > NOT_AGAIN_MS) said.delete(text);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const message = filled(random.pick(texts), name, tokens);
      if (!said.has(message)) return line(username, message);
    }
    return null;
  };

  const chat = (): ScriptLine | null => {
    const name = random.pick(chatters);
    const roll = random.next();
    if (roll < 0.12) {
      const hello = pick(name, talk.hello);
      if (hello) reply = { username: model.username, texts: talk.welcome, name };
      return hello;
    }
    if (roll < 0.6) return pick(name, talk.remarks);
    const isStory = roll > 0.85;
    const { said: text, answers } = random.pick(isStory ? talk.stories : talk.questions);
    const start = pick(isStory ? model.username : name, [text]);
    // Viewers react to a story; the broadcaster answers a question.
    if (start) reply = { username: isStory ? name : model.username, texts: answers, name };
    return start;
  };

  return {
    chatters,
    next() {
      if (reply !== null) {
        const { username, texts, name } = reply;
        reply = null;
        const answer = pick(username, texts, name);
        if (answer) return answer;
      }
      for (let tries = 0; tries < TRIES; tries += 1) {
        const started = chat();
        if (started) return started;
      }
      return null;
    },
    arrive: () => pick(random.pick(chatters), talk.hello),
    thank: (name, tokens) => pick(model.username, talk.thanks, name, tokens),
    greet: (name) => pick(model.username, talk.welcome, name),
    tell: () => pick(model.username, told),
  };
}
