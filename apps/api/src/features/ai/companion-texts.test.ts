import { LANGUAGES } from '@footlight/contract';
import { expect, it } from 'vitest';
import { companionText } from './companion-texts.ts';
import { COMPANIONS } from './companions.ts';

it('[AI-01] every companion has texts of their own in every language', () => {
  const texts = LANGUAGES.flatMap((language) =>
    COMPANIONS.flatMap(({ name }) => Object.values(companionText(name, language))),
  );
  expect(texts).toHaveLength(LANGUAGES.length * COMPANIONS.length * 2);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain('');
});
