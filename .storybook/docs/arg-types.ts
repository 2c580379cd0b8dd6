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

/**
 * Storybook would show the inside of an element, which nobody can change by hand. It finds some of these props only later,
 * by their values, and then keeps what is here.
 */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([name, value]) => hasElement(value) && !argTypes[name]?.mapping)
      .map(([name]) => [name, { name, ...argTypes[name], control: false }]),
  ),
});
