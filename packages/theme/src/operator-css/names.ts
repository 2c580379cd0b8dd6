import { publicNames } from './public-names.ts';

/**
 * Elements that protect the viewer. The sheet cannot name these, and does not reach elements with `data-guard`.
 * Components: everything that handles money, age, consent or a login. Parts: single controls and texts.
 */
const protectedComponents: ReadonlySet<string> = new Set([
  'purchase-dialog',
  'purchase-form',
  'payment-confirming',
  'payment-declined',
  'payment-failed',
  'payment-success',
  'payment-receipt',
  'quick-buy',
  'card-fields',
  'country-notice',
  'country-select',
  'birth-date-picker',
  'login-form',
  'register-form',
  'suspended-page',
  'balance-button',
  'token-amount',
  'price',
  'dialog-overlay',
]);
const protectedParts: ReadonlySet<string> = new Set([
  'close',
  'legal',
  'pay',
  'balance',
  'balance-button',
  'price',
  'amount',
  'report',
  'consent',
]);

export const protectedNames = { components: [...protectedComponents], parts: [...protectedParts] } as const;

export const isProtectedName = (attribute: string, name: string): boolean =>
  attribute === 'data-part' ? protectedParts.has(name) : protectedComponents.has(name);

export const knownNames = {
  components: new Set<string>(publicNames.components),
  parts: new Set<string>(publicNames.parts),
  attributes: new Set<string>(publicNames.attributes),
  tokens: new Set<string>(publicNames.tokens),
  variables: new Set<string>(publicNames.variables),
} as const;

/**
 * The output name of a custom property: component tokens stay, the operator's own get a prefix so that they cannot
 * collide with ours. Null for reserved names.
 */
export const customName = (name: string): string | null => {
  if (knownNames.tokens.has(name)) return name;
  if (!/^--[a-z][\w-]{0,60}$/i.test(name) || /^--(?:fl|tw|radix)-/i.test(name)) return null;
  return name.startsWith('--op-') ? name : `--op-${name.slice(2)}`;
};
