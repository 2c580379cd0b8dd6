import * as v from 'valibot';
import { type AiProvider, promptOf } from './provider.ts';

/** Any server with OpenAI's HTTP interface. */
export interface OpenAiOptions {
  /** For example `https://api.openai.com/v1`. No other address is ever called. */
  baseUrl: string;
  key: string;
  chatModel: string;
  imageModel: string;
  /** The model of `/moderations`; null: the provider moderates its answers itself. */
  moderationModel: string | null;
}

const Delta = v.object({
  choices: v.array(v.object({ delta: v.object({ content: v.nullish(v.string()) }) })),
});
const Picture = v.object({ data: v.tupleWithRest([v.object({ b64_json: v.string() })], v.unknown()) });
const Moderation = v.object({ results: v.array(v.object({ flagged: v.boolean() })) });
/** Bytes of a picture's answer, and of a stream with all its frames. */
const MOST_IMAGE = 12_000_000;
const MOST_STREAM = 1_000_000;

async function* chunksOf(response: Response, most: number): AsyncIterable<Uint8Array> {
  let size = 0;
  if (!response.body) throw new Error('AI provider sent no body');
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`AI provider sent more than ${most} bytes`);
    yield chunk;
  }
}

async function jsonOf<T>(response: Response, shape: v.GenericSchema<unknown, T>, most: number): Promise<T> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(response, most)) chunks.push(chunk);
  return v.parse(shape, JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

export function createOpenAiProvider(options: OpenAiOptions): AiProvider {
  const call = async (path: string, body: object, signal: AbortSignal): Promise<Response> => {
    const response = await fetch(`${options.baseUrl.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`AI provider answered ${response.status} to ${path}`);
    }
    return response;
  };
  return {
    async *chat(companion, turns, signal) {
      const messages = [{ role: 'system', content: promptOf(companion) }, ...turns];
      const body = { model: options.chatModel, messages, stream: true, max_tokens: 400 };
      const response = await call('/chat/completions', body, signal);
      const decoder = new TextDecoder();
      let rest = '';
      for await (const chunk of chunksOf(response, MOST_STREAM)) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const data = /^data:\s*(.*?)\r?$/.exec(line)?.[1];
          if (data === undefined) continue;
          if (data === '[DONE]') return;
          yield v.parse(Delta, JSON.parse(data)).choices[0]?.delta.content ?? '';
        }
      }
      throw new Error('AI provider broke off its answer');
    },
    async image(companion, { message, nsfw }, signal) {
      const prompt = `${companion.display_name}, an adult, ${nsfw ? 'sensual but never explicit' : 'tasteful and dressed'}: ${message}`;
      const body = {
        model: options.imageModel,
        prompt,
        n: 1,
        size: '1024x1024',
        response_format: 'b64_json',
      };
      const { data } = await jsonOf(await call('/images/generations', body, signal), Picture, MOST_IMAGE);
      return Buffer.from(data[0].b64_json, 'base64');
    },
    async allows(text, signal) {
      if (options.moderationModel === null) return true;
      const body = { model: options.moderationModel, input: text };
      const answer = await jsonOf(await call('/moderations', body, signal), Moderation, MOST_STREAM);
      return answer.results.length > 0 && answer.results.every(({ flagged }) => !flagged);
    },
  };
}
