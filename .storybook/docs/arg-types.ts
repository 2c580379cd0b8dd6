/** Which props of a story have a control. */
import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Elements by name, such as the content of each part. */
const isRecordOfElements = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((one) => isValidElement(one));

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) ? value.some(hasElement) : isRecordOfElements(value));

const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

/**
 * Nobody can change an element or a function by hand. Storybook would show the inside of the one, and takes the other for an
 * object where its type is in another file. It finds some of these props only later, by their values, and then keeps what
 * is here.
 */
export const withoutControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([name, value]) => isHandler(name) || (hasElement(value) && !argTypes[name]?.mapping))
      .map(([name]) => [name, { name, ...argTypes[name], control: false }]),
  ),
});
