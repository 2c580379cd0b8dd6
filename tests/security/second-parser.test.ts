import { checkOperatorCss } from '@footlight/theme/operator-css';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { honestSheets, hostileSheets } from './corpus.ts';
import { judge } from './second-parser.ts';

const assetPrefix = '/uploads/demo/';
const check = (source: string) => checkOperatorCss(source, { transform, assetPrefix });

describe('[BRAND-07] what the check lets through', () => {
  it('given the hostile corpus, holds nothing that a second parser does not know', () => {
    const wrong = hostileSheets.flatMap(({ name, text }) =>
      judge(check(text).css, assetPrefix).map((each) => `${name} ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it('given a sheet that was never checked, the second opinion finds what is wrong with it', () => {
    const unseen = hostileSheets.filter(({ text }) => judge(text, assetPrefix).length === 0);
    expect(unseen).toEqual([]);
    const inside = hostileSheets.filter(
      ({ text }) => judge(`@layer operator{${text}}`, assetPrefix).length === 0,
    );
    expect(inside.length).toBeLessThan(hostileSheets.length / 2);
  });

  it('given what it has made itself, takes honest sheets almost whole', () => {
    for (const { name, text } of honestSheets) {
      const { report } = check(text);
      expect(report.kept + report.dropped, name).toBeGreaterThan(50);
      expect(
        report.kept / (report.kept + report.dropped),
        `${name} ${JSON.stringify(report.refused)}`,
      ).toBeGreaterThanOrEqual(0.98);
    }
  });
});
