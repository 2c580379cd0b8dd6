import type { Language, LegalSection, LegalText, Site } from '@footlight/contract';
import { textsIn } from '../../kernel/i18n/texts.ts';

/** Fills a text's placeholders with the site's name, address and support email. */
export function fillText({ sections }: Pick<LegalText, 'sections'>, site: Site, language: Language) {
  const support = site.custom.support_email;
  const fill = (text: string): string => {
    if (!support && text.includes('{support}')) return textsIn('legal', language)('noAddress');
    return text
      .replaceAll('{operator}', () => site.display_name)
      .replaceAll('{site}', () => site.domain_name)
      .replaceAll('{support}', () => support ?? '');
  };
  return sections.map(
    ({ heading, paragraphs, items }): LegalSection => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(items ? { items: items.map(fill) } : {}),
    }),
  );
}
