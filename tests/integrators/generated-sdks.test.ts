import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient as generateSdk } from '@hey-api/openapi-ts';
import fetchCookie from 'fetch-cookie';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from './running-platform.ts';
import type { Trader, Trip } from './sdks/shopping.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = join(ROOT, 'tests/integrators/sdks');
const OUT = join(ROOT, '.cache/generated-sdks');

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  copyFileSync(join(HERE, 'shopping.ts'), join(OUT, 'shopping.ts'));
}, 90_000);
afterAll(() => platform.stop());

/** Each writes its SDK into the folder, from the document that the platform serves. */
const GENERATORS: Record<string, (url: string) => Promise<unknown>> = {
  'openapi-fetch': async (url) =>
    writeFileSync(join(OUT, 'schema.d.ts'), astToString(await openapiTypescript(new URL(url)))),
  'hey-api': (url) =>
    generateSdk({
      input: url,
      output: join(OUT, 'sdk'),
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    }),
};

/** The first complaints of the compiler about a file and all that it imports. */
function complaintsAbout(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .slice(0, 10)
    .map(
      ({ file: at, messageText }) => `${at?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

test.each(Object.keys(GENERATORS))(
  'an SDK by %s passes the compiler, buys and tips, once for each key',
  async (name) => {
    await GENERATORS[name]?.(`${platform.baseUrl}/openapi.json`);
    const file = join(OUT, `${name}.ts`);
    copyFileSync(join(HERE, `${name}.ts`), file);
    expect(complaintsAbout(file)).toEqual([]);

    const { shop } = (await import(/* @vite-ignore */ file)) as { shop(trader: Trader): Promise<Trip> };
    const trip = await shop({
      baseUrl: platform.baseUrl,
      fetch: fetchCookie(fetch) as typeof fetch,
      username: name === 'hey-api' ? 'vip' : 'viewer',
      password: 'footlight',
      room: 'model',
    });
    expect(trip.price).toBeGreaterThan(0);
    expect(trip).toMatchObject({
      tokensAfter: trip.tokensBefore - trip.price - trip.tip,
      refusal: 'not_enough_tokens',
    });
  },
  120_000,
);
