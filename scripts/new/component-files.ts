// The files of a new component, in the form that every component has (docs/decisions/0013-component-contract.md).

/** Stands where somebody has to write; a test finds what was left. */
export const FILL_IN = 'Fill in:';

export const packages = {
  ui: {
    title: 'UI',
    story: '../story/index.ts',
    docs: '../story/component-docs.ts',
    testing: '../testing/conformance.tsx',
  },
  'room-widgets': {
    title: 'Room',
    story: '@footlight/ui/story',
    docs: '@footlight/ui/story',
    testing: '@footlight/ui/testing',
  },
  'billing-widgets': {
    title: 'Billing',
    story: '@footlight/ui/story',
    docs: '@footlight/ui/story',
    testing: '@footlight/ui/testing',
  },
} as const;
export type PackageName = keyof typeof packages;

const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);
const sentence = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

export interface NewComponent {
  /** `star-rating/star-rating.tsx` and its text. */
  files: ReadonlyMap<string, string>;
  /** The line for src/index.ts, and the names that it exports. */
  exportLine: string;
  names: readonly string[];
}

/** In ui a component has sizes, and with them a matrix; the variants' helper is not public. */
const withVariants = (name: string): string => {
  const [Name, klass] = [pascal(name), `${camel(name)}Class`];
  return `import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { defineVariants } from '../lib/variants.ts';

export type ${Name}Size = 'sm' | 'md';

export const ${klass} = defineVariants(
  'block max-w-full border border-border bg-[var(--${name}-bg,var(--fl-surface))] text-text wrap-anywhere rounded-[var(--${name}-radius,--theme(--radius-md))]',
  {
    variants: {
      size: {
        sm: 'p-2 text-sm',
        md: 'p-3 text-base',
      } satisfies Record<${Name}Size, string>,
    },
    defaultVariants: { size: 'md' },
  },
);

export interface ${Name}Props extends ComponentProps<'div'> {
  size?: ${Name}Size;
}

/** ${FILL_IN} what it is, in one sentence. Tokens: \`--${name}-bg\`, \`--${name}-radius\`. */
export function ${Name}({ size = 'md', className, children, ...rest }: ${Name}Props) {
  return (
    <div {...rest} data-component="${name}" data-size={size} className={cn(${klass}({ size }), className)}>
      <span data-part="content">{children}</span>
    </div>
  );
}
`;
};

const plain = (name: string): string => `import { cn } from '@footlight/ui';
import type { ComponentProps } from 'react';

export type ${pascal(name)}Props = ComponentProps<'div'>;

/** ${FILL_IN} what it is, in one sentence. Tokens: \`--${name}-bg\`, \`--${name}-radius\`. */
export function ${pascal(name)}({ className, children, ...rest }: ${pascal(name)}Props) {
  return (
    <div
      {...rest}
      data-component="${name}"
      className={cn(
        'block max-w-full border border-border bg-[var(--${name}-bg,var(--fl-surface))] p-3 text-text wrap-anywhere rounded-[var(--${name}-radius,--theme(--radius-md))]',
        className,
      )}
    >
      <span data-part="content">{children}</span>
    </div>
  );
}
`;

const stories = (name: string, of: PackageName): string => {
  const [Name, own] = [pascal(name), of === 'ui'];
  const helpers = own ? 'longText, variantMatrix' : 'longText';
  const imports = [
    `import type { Meta, StoryObj } from '@storybook/react-vite';`,
    `import { expect } from 'storybook/test';`,
  ];
  const helper = `import { ${helpers} } from '${packages[of].story}';`;
  const matrix = `
export const Matrix: Story = variantMatrix(${camel(name)}Class, (props) => <${Name} {...props}>Nova</${Name}>);
`;
  return `${[...(own ? [...imports, helper] : [helper, ...imports])].join('\n')}
import { ${camel(name)}Docs } from './${name}.docs.ts';
import { ${own ? `${Name}, ${camel(name)}Class` : Name} } from './${name}.tsx';

const meta = {
  title: '${packages[of].title}/${sentence(name)}',
  component: ${Name},
  parameters: { componentDocs: ${camel(name)}Docs },
  args: { children: 'Nova' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="${name}"]')).toHaveTextContent('Nova');
  },
};
${own ? matrix : ''}
export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { children: longText },
};
`;
};

const docs = (
  name: string,
  of: PackageName,
): string => `import type { ComponentDocs } from '${packages[of].docs}';

export const ${camel(name)}Docs: ComponentDocs = {
  name: '${name}',
  summary: '${FILL_IN} what it is, in one sentence.',
  use: ['${FILL_IN} when to take it.'],
  avoid: ['${FILL_IN} when to take something else, and what.'],
  anatomy: {
    content: '${FILL_IN} what this part is.',
  },
  keyboard: [],
  do: ['${FILL_IN} what makes it good.'],
  dont: ['${FILL_IN} what spoils it.'],
  tokens: {
    '--${name}-bg': 'surface',
    '--${name}-radius': 'radius-md',
  },
};
`;

const test = (name: string, of: PackageName): string => `// @vitest-environment happy-dom
import { conformance } from '${packages[of].testing}';
import { ${pascal(name)} } from './${name}.tsx';

conformance({
  name: '${name}',
  element: (probe) => <${pascal(name)} {...probe}>Nova</${pascal(name)}>,
  ref: HTMLDivElement,
});
`;

export function newComponent(of: PackageName, name: string): NewComponent {
  const Name = pascal(name);
  const path = `${name}/${name}`;
  const exported =
    of === 'ui'
      ? `${Name}, type ${Name}Props, type ${Name}Size, ${camel(name)}Class`
      : `${Name}, type ${Name}Props`;
  const line = `export { ${exported} } from './${path}.tsx';`;
  const folded = `export {\n${exported
    .split(', ')
    .map((one) => `  ${one},`)
    .join('\n')}\n} from './${path}.tsx';`;
  return {
    files: new Map([
      [`${path}.tsx`, of === 'ui' ? withVariants(name) : plain(name)],
      [`${path}.stories.tsx`, stories(name, of)],
      [`${path}.docs.ts`, docs(name, of)],
      [`${path}.test.tsx`, test(name, of)],
    ]),
    exportLine: line.length > 110 ? folded : line,
    names: exported.split(', ').map((one) => one.replace('type ', '')),
  };
}
