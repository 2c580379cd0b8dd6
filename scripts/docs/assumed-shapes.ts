// What of the contract the product specification does not show, read from the contract itself: operations marked
// `assumed`, and doc comments that say "assumed".
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@footlight/contract/openapi';
import { type Operation, operations } from '@footlight/contract/operations';
import ts from 'typescript';
import { type NamedSchemas, typeText } from './type-text.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONTRACT = join(ROOT, 'packages/contract/src');

/** A schema, field or constant whose doc comment says that it is assumed. */
export interface AssumedName {
  /** Path from the declaration down to the field: `Room.viewer`. */
  name: string;
  /** Source file, from the repository's root. */
  file: string;
  comment: string;
}

const commentOf = (node: ts.Node): string => {
  const last = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return (ts.getTextOfJSDocComment(last?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

const declaredName = (node: ts.Node): string | null => {
  if (ts.isPropertyAssignment(node)) return ts.isIdentifier(node.name) ? node.name.text : node.name.getText();
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : null;
};

/** An operation's key ends the comment above it. */
const fullName = (path: readonly string[]): string =>
  path
    .slice(
      Math.max(
        0,
        path.findIndex((part) => part.startsWith("'")),
      ),
    )
    .join('.')
    .replaceAll("'", '');

/** Everything in one source text whose doc comment says "assumed". */
export const assumedNamesIn = (text: string, file: string): AssumedName[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: AssumedName[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const name = declaredName(node);
    const here = name === null ? path : [...path, name];
    const comment = name === null ? '' : commentOf(node);
    if (/\bassumed\b/i.test(comment)) found.push({ name: fullName(here), file, comment });
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, []);
  return found;
};

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      // The marks' own definition is no assumption.
      return /(?<!\.test)\.ts$/.test(entry.name) && !path.endsWith('operations/define.ts') ? [path] : [];
    });

const assumedNames = (): AssumedName[] =>
  sourceFiles(CONTRACT).flatMap((path) =>
    assumedNamesIn(readFileSync(path, 'utf8'), relative(ROOT, path).replaceAll('\\', '/')),
  );

interface JsonOperation {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const JSON_TYPE = 'application/json';

const operationText = (
  route: string,
  operation: Operation,
  json: JsonOperation,
  named: NamedSchemas,
): string => {
  const takes = json.requestBody?.content[JSON_TYPE]?.schema;
  const answers = json.responses['200']?.content[JSON_TYPE]?.schema;
  const types = [
    ...(takes ? [`type Takes = ${typeText(takes, named)};`] : []),
    `type Answers = ${typeText(answers ?? {}, named)};`,
  ];
  return `### \`${route}\`\n\n${operation.summary} (${operation.spec})\n\n\`\`\`ts\n${types.join('\n')}\n\`\`\`\n`;
};

/** The text of `assumed-shapes.md`. */
export const assumedShapes = (): string => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, JsonOperation>>;
    components: { schemas: NamedSchemas };
  };
  const assumed = (Object.entries(operations) as [string, Operation][]).filter(([, one]) => one.assumed);
  const calls = assumed.map(([route, operation]) => {
    const [method = '', path = ''] = route.split(' ');
    const json = paths[path]?.[method.toLowerCase()];
    if (!json) throw new Error(`OpenAPI has no ${route}`);
    return operationText(route, operation, json, components.schemas);
  });
  const rows = assumedNames().map(
    ({ name, file, comment }) => `| \`${name}\` | ${comment.replaceAll('|', '\\|')} | \`${file}\` |`,
  );
  return `# Assumed shapes

<!-- Generated from packages/contract by \`npm run reference\`. -->

The product specification names most calls but does not show all shapes. The shapes on this page are assumptions of this project. Compare them first if you put Footlight in front of another platform.

## Calls

${calls.join('\n')}
## Fields, schemas and constants

| name | what its comment says | file |
|---|---|---|
${rows.join('\n')}
`;
};
