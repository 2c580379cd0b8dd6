import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Member, newMember, openTestPlatform, type TestPlatform } from './platform.ts';

/**
 * Opens one platform for all tests of a file and makes two new members for each test. `receive` keeps them in variables
 * of the file.
 */
export const withMembers = (receive: (platform: TestPlatform, one: Member, two: Member) => void): void => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform();
  }, 60_000);
  beforeEach(async () => receive(platform, await newMember(platform), await newMember(platform)));
  afterAll(() => platform.stop());
};
