import { expect, it } from 'vitest';
import { protectedNames } from './names.ts';
import { publicNames } from './public-names.ts';

it('[BRAND-07] a protected name is protected as a component and as a part, wherever it is in use', () => {
  const { components, parts } = protectedNames;
  const open = [
    ...publicNames.components.filter((name) => parts.includes(name) && !components.includes(name)),
    ...publicNames.parts.filter((name) => components.includes(name) && !parts.includes(name)),
  ];
  expect(open).toEqual([]);
});
