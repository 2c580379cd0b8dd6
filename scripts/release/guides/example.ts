/** The code of a component's first story, as an app would write it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expressionText, needsTests, textOf } from './example-text.ts';

/** What an app has too. */
const PUBLIC = /^(@footlight\/(?!ui\/story$)|react$|lucide-react$)/;

/** Helpers of stories, whose declarations an example may repeat. */
const isHelper = (path: string): boolean => /\/(story|lib)\/|\/(story|sample)-[\w-]+\.tsx?$/.test(path);

interface Names {
  declared: Map<string, ts.Statement>;
  imported: Map<string, { from: string; text: string }>;
  /** `if (!pack) throw …` */
  guards: ts.IfStatement[];
}

const isNamed = (statement: ts.Statement) =>
  ts.isFunctionDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

/** The names that a declaration introduces: one, or those of a pattern. */
const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundBy(one.name) : []));

/** Declarations at the top of a file, and its imports, by the name that each of them introduces. */
const namesIn = (path: string): Names => {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const declared: Names['declared'] = new Map();
  const imported: Names['imported'] = new Map();
  const guards = file.statements.filter(ts.isIfStatement);
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        for (const one of boundBy(name)) declared.set(one, statement);
    } else if (isNamed(statement) && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    const allTypes = /^import type /.test(statement.getText());
    if (named && ts.isNamedImports(named))
      for (const element of named.elements)
        imported.set(element.name.text, {
          from: statement.moduleSpecifier.text,
          text: allTypes ? `type ${element.getText()}` : element.getText(),
        });
  }
  return { declared, imported, guards };
};

const objectIn = (node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined => {
  if (node && ts.isSatisfiesExpression(node)) return objectIn(node.expression);
  return node && ts.isObjectLiteralExpression(node) ? node : undefined;
};

/** Undefined if they are no literal. */
const argsOf = ({ declared }: Names, name: string): readonly ts.ObjectLiteralElementLike[] | undefined => {
  const statement = declared.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  const story = objectIn(statement.declarationList.declarations[0]?.initializer);
  const args = story?.properties.find((one) => one.name?.getText() === 'args');
  if (!args) return [];
  return ts.isPropertyAssignment(args) ? objectIn(args.initializer)?.properties : undefined;
};

/** The `name` of `{ name: 1 }` and of `some.name`, which refers to no declaration. */
const isKey = (node: ts.Identifier): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isPropertyAccessExpression(node.parent)) &&
  node.parent.name === node;

export interface ExampleSource {
  /** Absolute path of the story file. */
  file: string;
  /** Name of the component's export. */
  component: string;
  /** `@footlight/ui` */
  packageName: string;
  /** Names that the package exports. */
  exported: ReadonlySet<string>;
}

/** Imports, declarations and the element; undefined if the story needs what an app does not have. */
export function exampleOf({ file, component, packageName, exported }: ExampleSource) {
  const imports = new Map([[packageName, new Set([component])]]);
  const statements: string[] = [];
  const seen = new Set<string>();
  let isOpen = exported.has(component) && existsSync(file);
  if (!isOpen) return undefined;

  const need = (node: ts.Node, path: string, names: Names): void => {
    if (ts.isIdentifier(node) && !isKey(node)) take(node.text, path, names);
    if (!needsTests(node)) ts.forEachChild(node, (child) => need(child, path, names));
    else for (const given of node.arguments) if (node.expression.getText() === 'fn') need(given, path, names);
  };
  const take = (name: string, path: string, names: Names): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const own = names.declared.get(name);
    const source = names.imported.get(name);
    // State outside the story.
    if (own && ts.isVariableStatement(own) && !(own.declarationList.flags & ts.NodeFlags.Const))
      isOpen = false;
    if (own) {
      need(own, path, names);
      const text = textOf(own).replace(/^export /, '');
      if (!statements.includes(text)) statements.push(text);
      for (const guard of names.guards)
        if (guard.expression.getText() === `!${name}`) statements.push(textOf(guard));
      return;
    }
    if (!source) return;
    const beside = join(dirname(path), source.from);
    if (source.from.startsWith('.') && !exported.has(name)) {
      if (!isHelper(beside) || !existsSync(beside)) isOpen = false;
      else {
        const helper = namesIn(beside);
        // A type with the name of the component.
        if (helper.imported.has(component)) isOpen = false;
        seen.delete(name);
        take(name, beside, helper);
      }
      return;
    }
    const from = source.from.startsWith('.') ? packageName : source.from;
    if (!PUBLIC.test(from)) isOpen = false;
    imports.set(from, (imports.get(from) ?? new Set()).add(source.text));
  };

  seen.add(component);
  const names = namesIn(file);
  const own = [argsOf(names, 'meta'), argsOf(names, 'Default')];
  const args = new Map(
    own
      .flatMap((some) => some ?? [])
      .map((one) => [one.name?.getText().replaceAll("'", '') ?? one.getText(), one]),
  );
  for (const one of args.values()) need(ts.isPropertyAssignment(one) ? one.initializer : one, file, names);
  if (!isOpen || own.includes(undefined)) return undefined;
  return {
    imports: [...imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, list]) => `import { ${[...list].sort().join(', ')} } from '${from}';`),
    statements,
    element: expressionText(component, args),
  };
}

/** The example as a module whose types can be checked. */
export const moduleOf = (example: NonNullable<ReturnType<typeof exampleOf>>): string =>
  [
    ...example.imports,
    ...example.statements,
    `export const Example = () => (\n${example.element}\n);`,
    '',
  ].join('\n');
