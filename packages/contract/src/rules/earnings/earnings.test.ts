import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, daysBetween, daysOf, monthSpan } from './earnings.ts';

describe('spans of earnings', () => {
  it('count both ends, and months have their real length', () => {
    expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthSpan('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(3);
    expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf('2026-03-02', '2026-03-01')).toEqual([]);
  });
});

/** Reads a file as RFC 4180 says. */
const parse = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

describe('CSV', () => {
  it('gives every text back, and no cell starts a formula', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', '-2', '@SUM(A1)', '\t=x', '+49', 'a"b,c\r\nd'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const file = csvText(rows);
        expect(file.startsWith('\u{feff}')).toBe(true);
        const cells = parse(file.slice(1));
        expect(cells.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
        );
        for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
