/** Which props of a story have a control. */

import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(hasElement));

/** Storybook would show the inside of an element, which nobody can change by hand. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      hasElement(initialArgs[name]) && !type.mapping ? { ...type, control: false } : type,
    ]),
  );
