import schema from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' };
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../realtime/events.ts';
import { asyncApiDocument } from './index.ts';

interface Document {
  channels: Record<string, { messages: Record<string, { $ref: string }> }>;
  operations: Record<string, { messages: { $ref: string }[] }>;
  components: { messages: Record<string, { name: string; 'x-event-number': number }> };
}

describe('[RT-06] AsyncAPI document', () => {
  it('is valid by the schema of AsyncAPI 3, and one that is broken is not', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
    const { $schema: _, ...plain } = schema as Record<string, unknown>;
    const validate = ajv.compile(plain);
    expect(validate(asyncApiDocument()), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...asyncApiDocument(), operations: { a: { action: 'shout' } } })).toBe(false);
  });

  it('names every event once, and every reference leads somewhere', () => {
    const document = asyncApiDocument() as unknown as Document;
    const messages = Object.values(document.components.messages);
    expect(messages.map(({ name }) => name).sort()).toEqual(Object.keys(EVENTS).sort());
    const on = (ref: string): unknown =>
      ref
        .slice(2)
        .split('/')
        .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"(#[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of refs) expect(on(ref), ref).toBeDefined();
    const documented = Object.values(document.channels).flatMap((channel) => Object.keys(channel.messages));
    expect(new Set(documented).size).toBe(messages.length);
  });
});
