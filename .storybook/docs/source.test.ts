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
