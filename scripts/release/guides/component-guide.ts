import type { ComponentDocs } from '@footlight/ui/story';

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''] : [];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length > 0
    ? [
        `## ${title}`,
        '',
        `| ${head.join(' | ')} |`,
        `|${'---|'.repeat(head.length)}`,
        ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
        '',
      ]
    : [];

const code = (text: string): string => `\`${text}\``;

const statusOf = ({ status }: ComponentDocs): string =>
  typeof status === 'string' ? status : `deprecated: ${status.deprecated}`;

/** Other names of the component, as a sentence; empty if it has none. */
export const searchWords = ({ aliases = [] }: ComponentDocs): string =>
  aliases.length > 0 ? `Also known as: ${aliases.join(', ')}.` : '';

/** The guidance of a component without its title, in Markdown: what its docs page in Storybook shows above the props. */
export const guidanceOf = (docs: ComponentDocs): string =>
  [
    [docs.summary, searchWords(docs)].filter(Boolean).join(' '),
    '',
    `Status: ${statusOf(docs)}. Public name: ${code(`data-component="${docs.name}"`)}.`,
    '',
    ...list('When to use', docs.use),
    ...list('When to use something else', docs.avoid ?? []),
    ...list('Do', docs.do),
    ...list('Don’t', docs.dont),
    ...table(
      'Keyboard',
      ['Keys', 'What they do'],
      docs.keyboard.map(({ keys, does }) => [keys.map(code).join(', '), does]),
    ),
    ...list('Accessibility', docs.accessibility),
    ...table(
      'Parts',
      ['`data-part`', 'What it is'],
      Object.entries(docs.anatomy).map(([part, text]) => [code(part), text]),
    ),
    ...table(
      'States',
      ['Attribute', 'Values'],
      Object.entries(docs.states ?? {}).map(([name, values]) => [code(name), values]),
    ),
    ...table(
      'Tokens that a brand may set',
      ['Token', 'Default'],
      Object.entries(docs.tokens).map(([name, value]) => [code(name), code(value)]),
    ),
  ]
    .join('\n')
    .trimEnd();
