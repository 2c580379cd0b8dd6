import { createElement } from 'react';
import { expect, it } from 'vitest';
import { sourceCode } from './source.ts';

const component = { displayName: 'Drawer' };

it('writes the object of a story as JSX', () => {
  expect(sourceCode('{ args: {} }', { component, args: { open: true, side: 'start' } })).toBe(
    '<Drawer open side="start" />',
  );
  expect(
    sourceCode('{}', { component, args: { a: 1, b: 'x', onClose: () => undefined, children: 'Hello' } }),
  ).toBe('<Drawer\n  a={1}\n  b="x"\n  onClose={() => {}}\n>\n  Hello\n</Drawer>');
});

it('leaves JSX as it is', () => {
  expect(sourceCode('<Drawer />', { component, args: {} })).toBe('<Drawer />');
});

it('writes the component in place of a helper of the story', () => {
  const code = '<Stateful key="25 " side="start"><DrawerBody /></Stateful>';
  expect(sourceCode(code, { component, args: { side: 'start' } })).toBe('<Drawer side="start" />');
});

it('writes objects as code, with the names of their elements', () => {
  const icon = createElement(Object.assign(() => null, { displayName: 'Star' }));
  const items = [{ value: 'a', icon, onPick: () => undefined }];
  expect(sourceCode('{}', { component, args: { items } })).toBe(
    '<Drawer items={[ { value: "a", icon: <Star />, onPick: () => {} } ]} />',
  );
  const many = { items: [...items, { 'aria-label': 'A long name, so that it takes more than a line' }] };
  expect(sourceCode('{}', { component, args: many })).toContain(
    '\n    {\n      value: "a",\n      icon: <Star />,\n',
  );
});
