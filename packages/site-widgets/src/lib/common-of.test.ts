import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { commonOf } from './common-of.ts';

const user = (more: Partial<typeof exampleBrowseUser>) => ({ ...exampleBrowseUser, ...more });

it('names what all rooms of a list have in common, and nothing for a single room', () => {
  const one = user({ flagList: ['vr', 'voyeur'], is_new: true, languages: ['en', 'de'] });
  const other = user({ flagList: ['voyeur'], is_new: true, languages: ['en'] });
  expect(commonOf([one, other])).toBe('voyeur,new,language en');
  expect(commonOf([one, other, user({ flagList: ['voyeur'], is_new: false, languages: ['en'] })])).toBe(
    'voyeur,language en',
  );
  expect(commonOf([one, user({ flagList: [], is_new: false, languages: ['de'] })])).toBe('');
  expect(commonOf([one])).toBe('');
  expect(commonOf(undefined)).toBe('');
});
