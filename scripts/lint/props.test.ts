/** How boolean props are named: without `is`, and `pending` for a call on its way. docs/api has the other rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { withComponents } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';

const FOLDERS = [...withComponents.map((name) => `packages/${name}/src`), 'apps/site/src'];
const WRONG = /^(?:is[A-Z]\w*|sending|saving|busy|submitting)$/;

/** The props of `…Props` and of components that do not follow the rule. */
function wrongPropsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const wrong: string[] = [];
  const visit = (node: ts.Node, isProps: boolean): void => {
    let inProps = isProps;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      inProps = /Props$/.test(node.name.text);
    if (ts.isParameter(node)) {
      const { parent } = node;
      const owner = ts.isVariableDeclaration(parent.parent) ? parent.parent.name : parent.name;
      inProps = owner !== undefined && /^[A-Z]/.test(owner.getText(source));
    }
    if (inProps && ts.isPropertySignature(node) && WRONG.test(node.name.getText(source)))
      wrong.push(`${file}: ${node.name.getText(source)}`);
    ts.forEachChild(node, (child) => visit(child, inProps));
  };
  visit(source, false);
  return wrong;
}

it('boolean props have names without "is", and "pending" says that a call is on its way', () => {
  const wrong = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file))
      .flatMap((file) => wrongPropsIn(`${folder}/${file}`, readFileSync(join(ROOT, folder, file), 'utf8'))),
  );
  expect(wrong).toEqual([]);
});

it('one that is named otherwise is found', () => {
  const text = `
    interface DoorProps { isOpen: boolean; pending: boolean }
    interface Door { isOpen: boolean }
    const Bell = ({ busy }: { busy: boolean }) => null;
    const ring = ({ isLoud }: { isLoud: boolean }) => null;`;
  expect(wrongPropsIn('door.tsx', text)).toEqual(['door.tsx: isOpen', 'door.tsx: busy']);
});
