import type { LegalText } from './legal.ts';

/**
 * Why a typed document cannot be read, and in which line (from 1). `title`: it does not start with one. `heading`: text
 * comes before the first heading. `order`: a paragraph follows a list, which ends its section.
 */
export interface LegalMarkupProblem {
  code: 'title' | 'heading' | 'order';
  line: number;
}

/** Paragraphs that start like markup get a backslash. */
const escaped = (text: string): string => (/^(#|- |\\)/.test(text) ? `\\${text}` : text);
const unescaped = (text: string): string => (text.startsWith('\\') ? text.slice(1) : text);

/**
 * A legal document as plain text that people can edit: `# Title`, `## Heading` before each section, paragraphs with an
 * empty line between them, and lists of lines that start with `- `.
 */
export const toLegalMarkup = ({ title, sections }: LegalText): string =>
  [
    `# ${title}`,
    ...sections.flatMap(({ heading, paragraphs, items }) => [
      `## ${heading}`,
      ...paragraphs.map(escaped),
      ...(items && items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : []),
    ]),
  ].join('\n\n');

/** Reads what {@link toLegalMarkup} writes. Lines that follow each other without an empty one are one paragraph. */
export const fromLegalMarkup = (source: string): LegalText | LegalMarkupProblem => {
  const sections: LegalText['sections'] = [];
  let title = '';
  let isOpen = false;
  for (const [index, raw] of source.split(/\r?\n/).entries()) {
    const text = raw.trim();
    const line = index + 1;
    const section = sections.at(-1);
    if (text === '') {
      isOpen = false;
      continue;
    }
    if (title === '') {
      if (!/^#\s/.test(text)) return { code: 'title', line };
      title = text.slice(1).trim();
      continue;
    }
    if (/^##\s/.test(text)) {
      sections.push({ heading: text.slice(2).trim(), paragraphs: [] });
      isOpen = false;
      continue;
    }
    if (!section) return { code: 'heading', line };
    if (/^-\s/.test(text)) {
      section.items = [...(section.items ?? []), text.slice(1).trim()];
      isOpen = true;
    } else if (isOpen && section.items) {
      section.items[section.items.length - 1] += ` ${text}`;
    } else if (section.items) {
      return { code: 'order', line };
    } else if (isOpen) {
      section.paragraphs[section.paragraphs.length - 1] += ` ${text}`;
    } else {
      section.paragraphs.push(unescaped(text));
      isOpen = true;
    }
  }
  if (title === '') return { code: 'title', line: 1 };
  if (sections.length === 0) return { code: 'heading', line: source.split('\n').length };
  return { title, sections };
};
