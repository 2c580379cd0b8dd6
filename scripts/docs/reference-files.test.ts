import { ERROR_TYPES } from '@footlight/contract';
import { type Operation, operations } from '@footlight/contract/operations';
import { expect, it } from 'vitest';
import { referenceFiles } from './reference-files.ts';

const make = (name: string): string => referenceFiles[name]?.() ?? '';

it('describes every operation, error and assumed shape of the contract', () => {
  const all = Object.entries(operations) as [string, Operation][];
  const { paths } = JSON.parse(make('openapi.json')) as { paths: Record<string, Record<string, unknown>> };
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(all.length);
  expect(JSON.parse(make('asyncapi.json'))).toHaveProperty('channels');
  const errors = make('errors.md');
  expect(ERROR_TYPES.filter((type) => !errors.includes(`## ${type}\n`))).toEqual([]);
  const assumed = make('assumed-shapes.md');
  const routes = all.filter(([, one]) => one.assumed).map(([route]) => route);
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter((route) => !assumed.includes(`### \`${route}\``))).toEqual([]);
});
