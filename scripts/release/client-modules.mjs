// Finds the modules of a package that React must run in the browser, so that the build can begin them with 'use client'.
// Every other module stays free of it: a server component can call its functions and read its constants.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Libraries whose parts use hooks. */
const CLIENT_LIBRARIES = /^(radix-ui|@radix-ui\/.*|react-dom|react-i18next)$/;

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/**
 * What one module imports, exports from elsewhere, and whether it needs the browser by itself.
 *
 * @param {string} text
 */
export function readModule(text) {
  const file = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** Local name → module and exported name. */
  const imports = new Map();
  /** Exported name → module and its name there. */
  const forwards = new Map();
  const functions = new Set();
  /** Names that are used as a value, not only as a tag. */
  const values = new Set();
  let isClient = false;

  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      const from = node.moduleSpecifier.text;
      const { importClause: clause } = node;
      if (!clause || clause.isTypeOnly) return;
      const named = clause.namedBindings;
      const elements =
        named && ts.isNamedImports(named) ? named.elements.filter((one) => !one.isTypeOnly) : [];
      if (CLIENT_LIBRARIES.test(from) && (elements.length > 0 || clause.name || !named)) isClient = true;
      for (const { name, propertyName } of elements)
        imports.set(name.text, { from, name: (propertyName ?? name).text });
      return;
    }
    if (ts.isExportDeclaration(node)) {
      if (!node.moduleSpecifier || node.isTypeOnly || !node.exportClause) return;
      for (const { name, propertyName, isTypeOnly } of node.exportClause.elements)
        if (!isTypeOnly)
          forwards.set(name.text, { from: node.moduleSpecifier.text, name: (propertyName ?? name).text });
      return;
    }
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isFunctionDeclaration(node) && node.name) functions.add(node.name.text);
    if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer))
      functions.add(node.name.getText());
    if (ts.isCallExpression(node) && /^(use([A-Z].*)?|createContext)$/.test(node.expression.getText()))
      isClient = true;
    if (ts.isHeritageClause(node) && /^extends (Pure)?Component\b/.test(node.getText())) isClient = true;
    if (ts.isJsxAttribute(node)) {
      const value =
        node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      // Functions and refs cannot be handed to an element or a client component on the server.
      if (value && /^(on[A-Z].*|ref)$/.test(node.name.getText())) isClient = true;
      if (value && (isFunction(value) || functions.has(value.getText()))) isClient = true;
    }
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      if (isFunction(node.expression)) isClient = true;
    const isTag =
      (ts.isJsxOpeningElement(node.parent) ||
        ts.isJsxSelfClosingElement(node.parent) ||
        ts.isJsxClosingElement(node.parent)) &&
      node.parent.tagName === node;
    if (ts.isIdentifier(node) && !isTag) values.add(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return { imports, forwards, values, isClient };
}

/**
 * The source files that need 'use client'. A module that reads a constant or calls a function of a client module is one
 * too, since on the server it would get a reference instead.
 *
 * @param {readonly string[]} files absolute paths of sources
 * @param {(name: string) => string | undefined} entryOf the source of an entry such as `@footlight/ui`
 * @returns {Set<string>}
 */
export function clientModules(files, entryOf) {
  const modules = new Map(files.map((file) => [file, readModule(readFileSync(file, 'utf8'))]));
  const resolve = (from, specifier) =>
    specifier.startsWith('.') ? join(dirname(from), specifier) : entryOf(specifier);
  /** The module that declares a name, through any number of index files. */
  const originOf = (from, { from: specifier, name }) => {
    const target = resolve(from, specifier);
    const forward = target && modules.get(target)?.forwards.get(name);
    return forward ? originOf(target, forward) : target;
  };

  const client = new Set(files.filter((file) => modules.get(file)?.isClient));
  for (let before = -1; before !== client.size; ) {
    before = client.size;
    for (const [file, { imports, values }] of modules) {
      if (client.has(file)) continue;
      for (const [local, binding] of imports) {
        if (values.has(local) && client.has(originOf(file, binding))) client.add(file);
      }
    }
  }
  return client;
}

/** The source of a built module: `dist/button/button.js` comes from `src/button/button.tsx`. */
export const sourceOf = (folder, path) =>
  ['.tsx', '.ts'].map((end) => join(folder, path.replace(/\.js$/, end))).find((file) => existsSync(file));
