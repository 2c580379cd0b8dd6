import { describe, expect, it } from 'vitest';
import { lastDays, monthsFrom } from './months.ts';

describe('spans of earnings', () => {
  const now = Date.parse('2026-03-31T23:30:00Z');
  it('end today and cross the ends of months and years', () => {
    expect(lastDays(now, 30)).toEqual({ from: '2026-03-02', to: '2026-03-31' });
    expect(monthsFrom('2025-12', now)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
    expect(monthsFrom(null, now)).toEqual([]);
    expect(monthsFrom('2001-01', now)).toHaveLength(60);
  });
});
