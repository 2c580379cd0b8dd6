import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { wholeProgram } from '../docs/api-docs.ts';
import { modulesOf, withComponents } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';
import { halfStates } from './state-props.ts';

it('prints', () => {
  for (const name of withComponents)
    for (const { source } of modulesOf(name))
      for (const [k, v] of halfStates(wholeProgram(), join(ROOT, 'packages', name, source))) console.log(name, k, v.join(' '));
});
