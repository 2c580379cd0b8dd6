import { describe, expect, it } from 'vitest';
import { missingIn, wholeDraft } from './draft.ts';

describe('drafts of forms', () => {
  it('names every number that is missing by its path, also in lists', () => {
    const draft = { a: 1, b: { c: null, d: 0 }, rows: [{ price: 3 }, { price: null }] };
    expect(missingIn(draft)).toEqual({ 'b.c': 'required', 'rows.1.price': 'required' });
    expect(wholeDraft(draft)).toBeNull();
  });

  it('is what it was of when nothing is missing', () => {
    const draft = { a: 1, text: '', isOn: false, b: { c: 0 } };
    expect(wholeDraft(draft)).toBe(draft);
  });
});
