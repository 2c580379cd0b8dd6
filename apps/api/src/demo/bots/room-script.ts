import { type Random, randomFrom } from '../art/random.ts';
import { chatterNames } from '../names.ts';
import type { DemoModel } from '../world.ts';
import { chatLanguage, phrases } from './phrases.ts';

/** A bot's line and its language. */
export interface ScriptLine {
  username: string;
  isModel: boolean;
  message: string;
  language: string;
}

/** The script of one demo room, deterministic per room, from the beginning each time. */
export interface RoomScript {
  /** Bots that chat in this room. */
  readonly chatters: readonly string[];
  /** The next line if nothing happens. */
  next(): ScriptLine;
  /** The broadcaster's answer to a tip. */
  thank(name: string, tokens: number): ScriptLine;
  /** The broadcaster's answer to a real viewer. */
  greet(name: string): ScriptLine;
}

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

/** Writes the script of a room. */
export function roomScript(model: DemoModel): RoomScript {
  const random = randomFrom(`script/${model.username}`);
  const chatters = pickChatters(random);
  const own = chatLanguage(model.languages[0] ?? 'english');
  const doings = model.tags.filter((tag) => activities.has(tag));
  const tag = (): string => doings[random.whole(0, doings.length - 1)] ?? 'karaoke';
  // Most lines are in the broadcaster's language, some in English, a few in a chatter's own.
  const language = (): keyof typeof phrases =>
    random.chance(0.62)
      ? own
      : random.chance(0.75)
        ? 'en'
        : random.pick(['de', 'es', 'fr', 'it', 'nl'] as const);
  let spoken: { name: string; kind: 'hello' | 'question' } | null = null;

  const line = (username: string, text: string, code: string, name = '', tokens = 0): ScriptLine => ({
    username,
    isModel: username === model.username,
    message: text.replace('{name}', name).replace('{tokens}', String(tokens)).replace('{tag}', tag()),
    language: code,
  });

  return {
    chatters,
    next() {
      if (spoken !== null && random.chance(0.6)) {
        const { name, kind } = spoken;
        spoken = null;
        return line(
          model.username,
          random.pick(phrases[own][kind === 'hello' ? 'welcome' : 'answer']),
          own,
          name,
        );
      }
      if (random.chance(0.12)) return line(model.username, random.pick(phrases[own].story), own);
      const name = random.pick(chatters);
      const code = language();
      const roll = random.next();
      const kind = roll < 0.18 ? 'hello' : roll < 0.45 ? 'question' : 'smallTalk';
      if (kind !== 'smallTalk') spoken = { name, kind };
      return line(name, random.pick(phrases[code][kind]), code);
    },
    thank: (name, tokens) => line(model.username, random.pick(phrases[own].thanks), own, name, tokens),
    greet: (name) => line(model.username, random.pick(phrases[own].welcome), own, name),
  };
}

function pickChatters(random: Random): [string, ...string[]] {
  const chosen = new Set<string>([random.pick(chatterNames)]);
  const wanted = random.whole(9, 15);
  while (chosen.size < wanted) chosen.add(random.pick(chatterNames));
  const [first = chatterNames[0], ...rest] = chosen;
  return [first, ...rest];
}
