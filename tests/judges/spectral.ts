// Spectral, on the documents of the calls and of the events.
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { asyncApiDocument } from '../../packages/contract/src/asyncapi/index.ts';
import { openApiDocument } from '../../packages/contract/src/openapi/index.ts';
import type { Finding } from './finding.ts';

const DOCUMENTS = {
  'openapi.json': { document: openApiDocument, rules: rulesets.oas },
  'asyncapi.json': { document: asyncApiDocument, rules: rulesets.asyncapi },
};

/** Findings by the document's name. Spectral has no element: a finding shows the path of the value instead. */
export async function bySpectral(): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>();
  for (const [name, { document, rules }] of Object.entries(DOCUMENTS)) {
    const spectral = new core.Spectral();
    spectral.setRuleset(rules as RulesetDefinition);
    const results = await spectral.run(JSON.stringify(document()));
    found.set(
      name,
      results.map(({ code, message, path }) => ({
        judge: 'spectral' as const,
        rule: String(code),
        said: message,
        html: path.join('.'),
      })),
    );
  }
  return found;
}
