import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that word the refusals of their acts by a text alone, with the reason. */
const ALONE: Record<string, string> = {
  'features/home/home-wizard-modal.tsx': 'the specification gives the text (spec 2 §8)',
  'pages/email-unsubscribe/email-unsubscribe-page.tsx': 'the link of a mail needs no login, age or card',
};

it('[BILL-17] acts show why they were refused with the way on, not as a text alone', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(features|pages|shell)\/.*\.tsx?$/.test(file) &&
      !/\.(test|stories)\./.test(file) &&
      !/^shell\/(refusals|errors)\//.test(file),
  );
  const alone = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const isAct = /\bapi\(\s*'POST |\bspendOnce\(/.test(text) && /\bcatch\b/.test(text);
    return isAct && text.includes('useErrorText()') && !/useError(?:Content|Toast)\(\)/.test(text);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(alone.sort()).toEqual(Object.keys(ALONE).sort());
});
