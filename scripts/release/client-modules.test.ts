import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientModules, readModule } from './client-modules.mjs';

it.each([
  ['a hook', `import { useState } from 'react'; export const A = () => useState(0);`],
  ['an own hook', `import { useTexts } from './texts.ts'; export const A = () => useTexts('ui');`],
  ['a context', `import { createContext } from 'react'; export const A = createContext(null);`],
  ['a class', `import { Component } from 'react'; export class A extends Component<Props> {}`],
  ['a library with hooks', `import { Dialog } from 'radix-ui'; export const A = () => <Dialog.Root />;`],
  ['a handler', `export const A = ({ onPress }) => <button onClick={onPress} />;`],
  ['a ref', `export const A = ({ ref }) => <i ref={ref} />;`],
  ['a function as a prop', `const row = () => null; export const A = () => <List render={row} />;`],
  ['a function as a child', `export const A = () => <List>{() => null}</List>;`],
])('sends a module with %s to the browser', (_, text) => {
  expect(readModule(text).isClient).toBe(true);
});

it.each([
  ['only markup', `export const A = ({ children, ...rest }) => <p {...rest}>{children}</p>;`],
  ['types of a hook', `import type { useState } from 'react'; export type A = typeof useState;`],
  ['types of a library', `import { type Dialog } from 'radix-ui'; export type A = Dialog.Props;`],
  ['a callback of its own', `export const sum = (list: number[]) => list.map((one) => one + 1);`],
])('leaves a module with %s to both sides', (_, text) => {
  expect(readModule(text).isClient).toBe(false);
});

it('follows constants of client modules through index files, but not components', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'client-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const files = {
    dialog: write('dialog.tsx', `export const size = 1; export const Dialog = () => useId();`),
    index: write('index.ts', `export { Dialog, size as dialogSize } from './dialog.tsx';`),
    reader: write('reader.tsx', `import { dialogSize } from '@x/ui'; export const twice = dialogSize * 2;`),
    second: write('second.tsx', `import { twice } from './reader.tsx'; export const more = twice + 1;`),
    user: write('user.tsx', `import { Dialog } from '@x/ui'; export const A = () => <Dialog />;`),
  };
  const client = clientModules(Object.values(files), (name) => (name === '@x/ui' ? files.index : undefined));
  expect([...client].sort()).toEqual([files.dialog, files.reader, files.second].sort());
});
