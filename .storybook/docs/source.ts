/** Source code of a story, generated from its component and args. */
import type { ReactElement } from 'react';

interface StoryContext {
  component?: { displayName?: string; __docgenInfo?: { displayName?: string }; name?: string };
  args: Readonly<Record<string, unknown>>;
}

const indent = '  ';
/** Longer values are written on several lines. */
const LINE = 80;

const isElement = (value: unknown): value is ReactElement =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const elementName = ({ type }: ReactElement): string => {
  const { displayName, name } = Object(type) as { displayName?: string; name?: string };
  return typeof type === 'string' ? type : (displayName ?? name ?? '');
};

/** Elements and functions as code within JSON; the marks take the place of JSON's quotes. */
const marked = (_: string, value: unknown): unknown => {
  if (typeof value === 'function') return '\u0000() => {}\u0000';
  return isElement(value) ? `\u0000<${elementName(value)} />\u0000` : value;
};

/** A value as an expression of JavaScript. */
function expression(value: unknown): string {
  const json = JSON.stringify(value, marked, 2)
    .replaceAll(/"\\u0000(.*?)\\u0000"/g, '$1')
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1:');
  const line = json.replaceAll(/\n */g, ' ');
  return line.length > LINE ? json.replaceAll('\n', `\n${indent}`) : line;
}

function prop(name: string, value: unknown): string[] {
  if (value === undefined || name === 'children') return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !value.includes('"')) return [`${name}="${value}"`];
  return [`${name}={${expression(value)}}`];
}

/**
 * Keeps Storybook's own code if it shows the component. Otherwise that code is the story object, or a helper of the story
 * that holds the component's state and that nobody can import.
 */
export function sourceCode(code: string, { component, args }: StoryContext): string {
  const name = component?.displayName ?? component?.__docgenInfo?.displayName ?? component?.name;
  if (!name || new RegExp(`<${name}\\b`).test(code)) return code;
  const props = Object.entries(args).flatMap(([key, value]) => prop(key, value));
  const head =
    props.length > 2 ? `<${name}\n${indent}${props.join(`\n${indent}`)}\n` : `<${[name, ...props].join(' ')}`;
  const { children } = args;
  if (children === undefined) return `${head}${props.length > 2 ? '' : ' '}/>`;
  return `${head}>\n${indent}${typeof children === 'string' ? children : '…'}\n</${name}>`;
}
