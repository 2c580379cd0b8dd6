import { Parser } from '@asyncapi/parser';
import { asyncApiDocument } from '@footlight/contract/asyncapi';
import { openApiDocument } from '@footlight/contract/openapi';
import { AREAS, type Operation, operations } from '@footlight/contract/operations';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';

interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>;
}
const fresh = () => structuredClone(openApiDocument()) as unknown as Document;

/**
 * Both paths are given by the specification. OpenAPI prefers the one with more literal segments first, as the platform's
 * router does; usernames cannot be `react`.
 */
const AMBIGUOUS = /`\/chat\/react\/\{username\}` and `\/chat\/\{username\}\/fans`/;

async function complaintsOf(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-4xx-problem-details-rfc7807': 'error' },
  });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('OpenAPI document', () => {
  it('passes the recommended rules of Redocly, but for one pair of paths of the specification', async () => {
    const found = await complaintsOf(fresh());
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(AMBIGUOUS);
  });

  it('fails them if it is damaged', async () => {
    const document = fresh();
    const tip = document.paths['/tip/{username}']?.post ?? {};
    tip.operationId = 'POST /tip/{username}';
    delete tip.summary;
    tip.security = [{ unknown: [] }];
    const answers = tip.responses as Record<string, { content: Record<string, { example: unknown }> }>;
    if (answers[200]) answers[200].content['application/json']!.example = { status: 2 };
    if (answers[402]) answers[402].content = { 'application/json': { example: {} } };
    const rules = (await complaintsOf(document)).map((text) => text.split(':')[0]);
    expect(new Set(rules)).toEqual(
      new Set([
        'no-ambiguous-paths',
        'operation-operationId-url-safe',
        'operation-summary',
        'security-defined',
        'no-invalid-media-type-examples',
        'operation-4xx-problem-details-rfc7807',
      ]),
    );
  });

  it('names operations by verb and noun, once, and puts some into every area', () => {
    const all = Object.values(operations) as Operation[];
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
    expect(new Set(all.map(({ area }) => area))).toEqual(new Set(Object.keys(AREAS)));
  });

  it('has a name for every body', () => {
    for (const [path, methods] of Object.entries(fresh().paths)) {
      for (const operation of Object.values(methods)) {
        const bodies = [operation.requestBody, ...Object.values(operation.responses as object)];
        for (const { content } of bodies.filter(Boolean) as {
          content: Record<string, { schema: object }>;
        }[]) {
          for (const { schema } of Object.values(content)) {
            expect(Object.keys(schema), path).toEqual(['$ref']);
          }
        }
      }
    }
  });
});

describe('[RT-06] AsyncAPI document', () => {
  const errorsOf = async (document: object) =>
    (await new Parser().parse(JSON.stringify(document))).diagnostics
      .filter(({ severity }) => severity === 0)
      .map(({ message, path }) => `${path.join('.')}: ${message}`);

  it('is read by the parser of AsyncAPI without an error, and one that is damaged is not', async () => {
    expect(await errorsOf(asyncApiDocument())).toEqual([]);
    const damaged = {
      ...asyncApiDocument(),
      channels: { lobby: { messages: { a: { $ref: '#/nothing' } } } },
    };
    expect(await errorsOf(damaged)).not.toEqual([]);
  });
});
