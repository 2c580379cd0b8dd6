// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { statesOf } from './states.ts';

it('lists the states of the United States and Canada alone, each once', () => {
  expect(statesOf('US')).toHaveLength(50 + 1 + 5 + 3);
  expect(statesOf('CA')).toHaveLength(13);
  expect(statesOf('DE')).toBeNull();
  for (const country of ['US', 'CA']) {
    const states = statesOf(country) ?? [];
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    for (const { code, name } of states) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^\p{Lu}[\p{L}. ]+$/u);
    }
  }
});
