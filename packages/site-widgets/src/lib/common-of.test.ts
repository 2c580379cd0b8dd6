import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { commonOf } from './common-of.ts';

const user = (more: Partial<typeof exampleBrowseUser>) => ({ ...exampleBrowseUser, ...more });
const none = { vr: false, voyeur: false, versus: false, recent: false, language: false };

it('names what all rooms of a list have in common, and nothing for a single room', () => {
  const one = user({ flagList: ['vr', 'voyeur'], is_new: true, languages: ['en', 'de'] });
  const other = user({ flagList: ['voyeur'], is_new: true, languages: ['en'] });
  expect(commonOf([one, other])).toEqual({ ...none, voyeur: true, recent: true, language: true });
  expect(commonOf([one, other, user({ flagList: ['voyeur'], is_new: false, languages: ['en'] })])).toEqual({
    ...none,
    voyeur: true,
    language: true,
  });
  expect(commonOf([one, user({ flagList: [], is_new: false, languages: ['de'] })])).toEqual(none);
  expect(commonOf([one])).toEqual(none);
  expect(commonOf(undefined)).toEqual(none);
});
