import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test';

/*
 * With each look at an element that is not there yet, Playwright writes down the roles and names of the whole page for the
 * message of a failure, and so it does for an address. On a list of rooms that takes longer than the page itself. Here an
 * assertion waits for the element or the address first, and looks then.
 */

type Name =
  | 'toBeFocused'
  | 'toBeInViewport'
  | 'toBeVisible'
  | 'toContainText'
  | 'toHaveAttribute'
  | 'toHaveText'
  | 'toHaveURL'
  | 'toHaveValue';

/** The time that an assertion is given as an option, wherever its options stand. */
const ownTimeout = (given: readonly unknown[]): number | undefined =>
  given.map((one) => (one as { timeout?: number } | undefined)?.timeout).find(Boolean);

const withoutTimeout = (one: unknown): unknown =>
  ownTimeout([one]) ? { ...(one as object), timeout: undefined } : one;

/** Playwright's own assertion, after a wait. If the wait ends in vain, the assertion fails at once, with its own message. */
const after = <T extends Locator | Page>(
  name: Name,
  wait: (received: T, given: readonly unknown[], timeout: number) => Promise<unknown> | null,
) =>
  async function (this: ExpectMatcherState, received: T, ...given: unknown[]) {
    const isFound = this.isNot
      ? null
      : await wait(received, given, ownTimeout(given) ?? this.timeout)?.then(
          () => true,
          () => false,
        );
    // It has been waited for already.
    const look = isFound === false ? base.configure({ timeout: 1 }) : base;
    const args = isFound === false ? given.map(withoutTimeout) : given;
    const looked = look(received as Locator);
    const assertion = (this.isNot ? looked.not : looked) as unknown as Record<
      Name,
      (...given: unknown[]) => Promise<void>
    >;
    try {
      await assertion[name](...args);
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  };

/** Several expected texts are those of a list, which is counted without a description of the page. */
const there =
  (state: 'attached' | 'visible') => (locator: Locator, given: readonly unknown[], timeout: number) =>
    Array.isArray(given[0]) ? null : locator.waitFor({ state, timeout });

/** A string is the whole address, and not the pattern that a wait would take it for. */
const isAt = (expected: string) => (url: URL) => new URL(expected, url).href === url.href;

export const expect = base.extend({
  toBeFocused: after('toBeFocused', there('attached')),
  toBeInViewport: after('toBeInViewport', there('attached')),
  toBeVisible: after('toBeVisible', there('visible')),
  toContainText: after('toContainText', there('attached')),
  toHaveAttribute: after('toHaveAttribute', there('attached')),
  toHaveText: after('toHaveText', there('attached')),
  toHaveValue: after('toHaveValue', there('attached')),
  toHaveURL: after('toHaveURL', (page: Page, [expected], timeout) =>
    page.waitForURL(typeof expected === 'string' ? isAt(expected) : (expected as RegExp), {
      waitUntil: 'commit',
      timeout,
    }),
  ),
}) as typeof base;
