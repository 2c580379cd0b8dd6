import type { Language, LegalSection, LegalText, Site } from '@footlight/contract';

/** Replaces a paragraph that names the support address of a site without one. */
const NO_ADDRESS: Record<Language, string> = {
  en: 'The operator of this site has not published a contact address yet.',
  de: 'Der Betreiber dieser Website hat noch keine Kontaktadresse veröffentlicht.',
  es: 'El operador de este sitio aún no ha publicado una dirección de contacto.',
  fr: 'L’exploitant de ce site n’a pas encore publié d’adresse de contact.',
  it: 'Il gestore di questo sito non ha ancora pubblicato un indirizzo di contatto.',
  nl: 'De exploitant van deze site heeft nog geen contactadres gepubliceerd.',
};

/** Fills a text's placeholders with the site's name, address and support email. */
export function fillText({ sections }: Pick<LegalText, 'sections'>, site: Site, language: Language) {
  const support = site.custom.support_email;
  const fill = (text: string): string => {
    if (!support && text.includes('{support}')) return NO_ADDRESS[language];
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
