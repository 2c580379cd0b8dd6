import type { Companion } from './companions.ts';

export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** Who answers for the companions. Both calls end when `signal` aborts; a rejection refunds the user. */
export interface AiProvider {
  /** Parts of the answer, as they are written. */
  chat(companion: Companion, turns: readonly ChatTurn[], signal: AbortSignal): AsyncIterable<string>;
  /** The bytes of a picture; the caller redraws it. */
  image(
    companion: Companion,
    ask: { message: string; nsfw: boolean },
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /** Whether a text is allowed; asked about every request and every answer. */
  allows(text: string, signal: AbortSignal): Promise<boolean>;
}

export const promptOf = ({ display_name, persona, nsfw }: Companion): string =>
  `You are ${display_name}, an AI companion, and you say so when asked. You are ${persona}. You are an adult and talk to an adult. ${
    nsfw ? 'You may flirt.' : 'Keep the talk friendly and clean.'
  } Answer in the language of the user, in at most 120 words.`;
