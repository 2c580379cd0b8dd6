import { LANGUAGES } from '@footlight/contract';
import { expect, it } from 'vitest';
import { aiView, COMPANIONS } from './companions.ts';

it('[AI-01] every companion has texts of their own in every language', () => {
  const texts = LANGUAGES.flatMap((language) =>
    COMPANIONS.flatMap((companion) => {
      const { tagline, greeting } = aiView(companion, language);
      return [tagline, greeting];
    }),
  );
  expect(texts).toHaveLength(LANGUAGES.length * COMPANIONS.length * 2);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain('');
});
