/** Source text for an example, without the helpers of tests that stories use in their args. */
import ts from 'typescript';

/** A spy, or a generated picture. */
export const needsTests = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(fn|storyArt)$/.test(node.expression.getText());

/** `fn()` does nothing, `fn(act)` acts, a picture has an address. */
const replacement = ({ expression, arguments: [first], parent }: ts.CallExpression): string => {
  if (expression.getText() === 'storyArt') return "'/picture.jpg'";
  const act = first ? textOf(first) : '() => {}';
  return ts.isAsExpression(parent) ? `(${act})` : act;
};

const callsIn = (node: ts.Node): ts.CallExpression[] => {
  if (needsTests(node)) return [node];
  const found: ts.CallExpression[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...callsIn(child));
  });
  return found;
};

/** The text of a node as it is written, indented from its first line on. */
export const textOf = (node: ts.Node): string => {
  const source = node.getSourceFile().text;
  const start = node.getStart();
  const calls = callsIn(node);
  const parts = calls.map((call, index) => {
    const from = index === 0 ? start : (calls[index - 1]?.end ?? start);
    return source.slice(from, call.getStart()) + replacement(call);
  });
  const text = parts.join('') + source.slice(calls.at(-1)?.end ?? start, node.end);
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start);
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  return text.replaceAll(new RegExp(`\n {0,${indent}}`, 'g'), '\n');
};

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

const attribute = (name: string, property: ts.ObjectLiteralElementLike): string => {
  if (ts.isSpreadAssignment(property)) return `{${textOf(property)}}`;
  if (!ts.isPropertyAssignment(property)) return `${name}={${name}}`;
  const { initializer } = property;
  if (initializer.kind === ts.SyntaxKind.TrueKeyword) return name;
  if (ts.isStringLiteral(initializer) && !/["\\]/.test(initializer.text))
    return `${name}="${initializer.text}"`;
  return `${name}={${indented(textOf(initializer))}}`;
};

const content = (property: ts.ObjectLiteralElementLike): string => {
  if (!ts.isPropertyAssignment(property)) return '{children}';
  const { initializer } = property;
  const inner = ts.isParenthesizedExpression(initializer) ? initializer.expression : initializer;
  if (ts.isStringLiteral(inner) && !/[{}<>\\]/.test(inner.text)) return inner.text;
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) ? textOf(inner) : `{${textOf(inner)}}`;
};

/** The element of a component with these props. */
export const expressionText = (
  component: string,
  props: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
): string => {
  const { children, ...others } = Object.fromEntries(props);
  const attributes = Object.entries(others).map(([name, property]) => attribute(name, property));
  const line = [component, ...attributes].join(' ');
  const isShort = line.length < 80 && !line.includes('\n');
  const start = isShort ? line : [component, ...attributes].join('\n  ');
  const end = isShort ? '' : '\n';
  if (!children) return `<${start}${end || ' '}/>`;
  return `<${start}${end}>\n  ${indented(content(children))}\n</${component}>`;
};
