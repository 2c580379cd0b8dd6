import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { checkRoom } from './fresh.mjs';

it('says before an installation that the disk is too full', () => {
  expect(() => checkRoom(tmpdir(), 1)).not.toThrow();
  expect(() => checkRoom(tmpdir(), 1e9)).toThrow(
    /^The disk has \d+ MB left, and the installation takes 1000000000 MB\. Free some space, then run the command again\.$/,
  );
});
