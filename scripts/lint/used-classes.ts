/**
 * The class names in a source text: literals of a `className`, `cn`, `cva` or a constant `…Class`, and of the constants and
 * functions of the same file that these name. A literal that is compared, or is the key of a table, is not a class name.
 */
import ts from 'typescript';

export interface UsedClass {
  name: string;
  line: number;
  /** Put together at run time, so Tailwind's scanner does not see it. */
  isPartial: boolean;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);
const isClassProp = (name: string) => /^(?:class|className|\w+ClassName)$/.test(name);
const isClassConstant = (name: string) => /[a-z]Class(?:es)?$/.test(name);
const isClassCall = (node: ts.CallExpression) => /^(?:cn|cva)$/.test(node.expression.getText());

/** What a name stands for in its file: the value of a constant, or the body of a function. */
function declarationsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const declared = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name && node.body) declared.set(node.name.text, node.body);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
}

/** The nodes that certainly hold class names. */
function rootsOf(source: ts.SourceFile): ts.Node[] {
  const roots: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    // `cn` also joins the ids of descriptions.
    if (
      (ts.isJsxAttribute(node) || ts.isVariableDeclaration(node)) &&
      /describedby$/i.test(node.name.getText())
    )
      return;
    if (ts.isJsxAttribute(node) && isClassProp(node.name.getText()) && node.initializer)
      roots.push(node.initializer);
    if (ts.isPropertyAssignment(node) && isClassProp(node.name.getText())) roots.push(node.initializer);
    if (ts.isCallExpression(node) && isClassCall(node)) roots.push(node);
    if (ts.isVariableDeclaration(node) && isClassConstant(node.name.getText()) && node.initializer)
      roots.push(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return roots;
}

/** Where class names can be in an expression, if not in all of it. */
function partsOf(node: ts.Node, declared: ReadonlyMap<string, ts.Node>): readonly ts.Node[] | undefined {
  if (ts.isIdentifier(node)) return [declared.get(node.text)].filter((one) => one !== undefined);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return [node.expression];
  if (ts.isCallExpression(node)) return [node.expression, ...(isClassCall(node) ? node.arguments : [])];
  if (ts.isBinaryExpression(node)) {
    if (COMPARISONS.has(node.operatorToken.kind)) return [];
    if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right];
  }
  if (ts.isPropertyAssignment(node)) {
    // A variant's classes in `compoundVariants` are in a property `class`, which is a root.
    const isOther = /^(?:default|compound)Variants$/.test(node.name.getText());
    return isOther ? [] : [node.initializer];
  }
  return undefined;
}

const spaced = (text: string) => text.split(/(\s+)/).filter(Boolean);

/** The words of a template. One that touches an expression is only a part of a class name. */
function wordsOf(template: ts.TemplateExpression): { text: string; isPartial: boolean }[] {
  const texts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  return texts.flatMap((text, at) => {
    const parts = spaced(text);
    return parts.flatMap((part, index) => {
      const touchesBefore = index === 0 && at > 0;
      const touchesAfter = index === parts.length - 1 && at < texts.length - 1;
      return /\S/.test(part) ? [{ text: part, isPartial: touchesBefore || touchesAfter }] : [];
    });
  });
}

/** The words of the other strings, as lists: of one string, or of the strings of an array or object. */
function otherLists(source: ts.SourceFile, seen: ReadonlySet<ts.Node>): string[][] {
  const lists: string[][] = [];
  const wordsIn = (node: ts.Node): string[] =>
    ts.isStringLiteralLike(node) && !seen.has(node) ? node.text.split(/\s+/).filter(Boolean) : [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) lists.push(node.elements.flatMap(wordsIn));
    if (ts.isObjectLiteralExpression(node))
      lists.push(
        node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? wordsIn(one.initializer) : [])),
      );
    lists.push(wordsIn(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lists.filter(({ length }) => length > 1);
}

export function usedClasses(file: string, text: string): { used: UsedClass[]; others: string[][] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = declarationsOf(source);
  const seen = new Set<ts.Node>();
  const used: UsedClass[] = [];
  const add = (node: ts.Node, name: string, isPartial = false) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    used.push({ name, line, isPartial });
  };

  const collect = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      for (const name of node.text.split(/\s+/).filter(Boolean)) add(node, name);
      return;
    }
    if (ts.isTemplateExpression(node)) for (const word of wordsOf(node)) add(node, word.text, word.isPartial);
    const parts = partsOf(node, declared);
    if (parts) parts.forEach(collect);
    else ts.forEachChild(node, collect);
  };
  rootsOf(source).forEach(collect);
  return { used, others: otherLists(source, seen) };
}
