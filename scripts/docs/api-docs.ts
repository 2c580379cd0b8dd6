// docs/api/<package>.md: all exports of a package with their types, so that a change of the public interface shows in the
// diff. Not api-extractor, which needs built declarations: this reads the source.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';
import { modulesOf, published } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';

/** Longer types, such as tables of schemas, are shortened to their beginning and a hash. */
const LONGEST = 1_500;
const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.InTypeAlias;

const printer = ts.createPrinter({ removeComments: true });

const shortened = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const print = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, 300).trimEnd()} … /* ${text.length} characters, sha256 ${print} */`;
};

const nodeText = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());

/** Written types stay as written; inferred types are printed. */
const typeTextOf = (
  checker: ts.TypeChecker,
  written: ts.TypeNode | undefined,
  type: ts.Type,
  at: ts.Node,
): string => (written ? nodeText(written) : checker.typeToString(type, at, FLAGS));

function parameterText(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string {
  const node = symbol.valueDeclaration;
  const parameter = node && ts.isParameter(node) ? node : undefined;
  const name = parameter && !ts.isIdentifier(parameter.name) ? 'props' : symbol.name;
  const optional = parameter && (parameter.questionToken || parameter.initializer) ? '?' : '';
  const rest = parameter?.dotDotDotToken ? '...' : '';
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  return `${rest}${name}${optional}: ${typeTextOf(checker, parameter?.type, type, at)}`;
}

function signatureText(checker: ts.TypeChecker, name: string, signature: ts.Signature, at: ts.Node): string {
  const node = signature.getDeclaration();
  const generics = node?.typeParameters?.length ? `<${node.typeParameters.map(nodeText).join(', ')}>` : '';
  const parameters = signature.parameters.map((one) => parameterText(checker, one, at)).join(', ');
  const result = typeTextOf(checker, node?.type, signature.getReturnType(), at);
  return `function ${name}${generics}(${parameters}): ${result}`;
}

/** Types computed from values: their source text does not change when the value does. */
const isComputed = (node: ts.TypeAliasDeclaration): boolean =>
  /\b(typeof|InferOutput|InferInput|ReturnType|Parameters)\b/.test(nodeText(node.type));

function declarationText(checker: ts.TypeChecker, symbol: ts.Symbol, node: ts.Declaration): string {
  const { name } = symbol;
  if (ts.isInterfaceDeclaration(node)) return nodeText(node);
  if (ts.isTypeAliasDeclaration(node)) {
    if (!isComputed(node)) return nodeText(node);
    const generics = node.typeParameters?.length ? `<${node.typeParameters.map(nodeText).join(', ')}>` : '';
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name}${generics} = ${checker.typeToString(type, node, FLAGS)};`;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  if (ts.isClassDeclaration(node)) {
    const members = checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .filter((member) => member.valueDeclaration?.getSourceFile() === node.getSourceFile())
      .map(
        (member) => `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), node, FLAGS)};`,
      );
    const heritage = (node.heritageClauses ?? []).map((clause) => ` ${nodeText(clause)}`).join('');
    const made = type.getConstructSignatures().map((one) => signatureText(checker, 'new', one, node));
    return `class ${name}${heritage} {\n  ${[...made.map((one) => `${one.replace(/^function /, '')};`), ...members].join('\n  ')}\n}`;
  }
  const written = ts.isVariableDeclaration(node) ? node.type : undefined;
  const signatures = type.getCallSignatures();
  if (signatures.length > 0 && !written && type.getProperties().length === 0)
    return signatures.map((one) => `${signatureText(checker, name, one, node)};`).join('\n');
  return `const ${name}: ${typeTextOf(checker, written, type, node)};`;
}

function exportText(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const texts = (symbol.declarations ?? [])
    // Overloads share one type, which lists all of them.
    .filter(
      (node, index, all) =>
        !ts.isFunctionDeclaration(node) || all.findIndex(ts.isFunctionDeclaration) === index,
    )
    .map((node) => declarationText(checker, symbol, node))
    .map((text) => text.replaceAll(/^(export )?(declare )?/gm, (_, a, b) => (a || b ? '' : _)));
  return shortened(texts.join('\n'));
}

/** The exports of one module as text, in order of their names. */
export function moduleApi(program: ts.Program, file: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module.`);
  const text = checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => exportText(checker, symbol))
    .join('\n\n');
  if (text.includes(ROOT)) throw new Error(`The interface of ${file} names a path of this machine.`);
  return text;
}

/** The entries of packages in one program. */
export const programOf = (names: readonly string[]): ts.Program => {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [], files: [] },
    ts.sys,
    ROOT,
  );
  const entries = names.flatMap((name) =>
    modulesOf(name).map(({ source }) => join(ROOT, 'packages', name, source)),
  );
  return ts.createProgram(entries, { ...options, incremental: false, tsBuildInfoFile: undefined });
};

let program: ts.Program | undefined;

/** All packages, read once because that takes seconds. */
const wholeProgram = (): ts.Program => {
  program ??= programOf(published);
  return program;
};

/** Markdown: all modules of a package. */
export function apiPage(name: string): string {
  const modules = modulesOf(name).map(({ subpath, source }) => {
    const title = `@footlight/${name}${subpath.slice(1)}`;
    const text = moduleApi(wholeProgram(), join(ROOT, 'packages', name, source));
    return `## \`${title}\`\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
  });
  return `# Public interface of @footlight/${name}\n\nGenerated by \`npm run docs\`; a test compares it with the source. A change on this page is one that users notice, so it needs a line in CHANGELOG.md.\n\n${modules.join('\n')}`;
}
