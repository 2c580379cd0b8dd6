/** Source code of a story, generated from its component and args. */

interface StoryContext {
  component?: { displayName?: string; __docgenInfo?: { displayName?: string }; name?: string };
  args: Readonly<Record<string, unknown>>;
}

const indent = '  ';

function prop(name: string, value: unknown): string[] {
  if (value === undefined || name === 'children') return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !value.includes('"')) return [`${name}="${value}"`];
  if (typeof value === 'function') return [`${name}={() => {}}`];
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return [`${name}={…}`];
  return [`${name}={${JSON.stringify(value)}}`];
}

/**
 * Keeps Storybook's own code where it shows the component. It does not if it is the story object, or a helper of the story
 * that holds the component's state: nobody can import that.
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
