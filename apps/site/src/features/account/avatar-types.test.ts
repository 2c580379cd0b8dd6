import { PICTURE_TYPES } from '@footlight/contract';
import { avatarTypes } from '@footlight/ui';
import { expect, it } from 'vitest';

it('a profile picture may have the types of all other pictures', () => {
  expect(avatarTypes).toEqual(PICTURE_TYPES);
});
