import type { Language } from '@footlight/contract';
import { type MailColors, type MailContent, mailHtml, mailText } from './html.ts';
import { MAILS, type MailKind, SHARED } from './texts.ts';

/** The site that a mail comes from. */
export interface MailSite {
  language: Language;
  siteName: string;
  colors: MailColors;
}

/** A mail as it is stored and sent. */
export interface RenderedMail {
  kind: MailKind;
  subject: string;
  body: string;
  html: string;
  link: string;
}

/** Writes a mail in the recipient's language, as text and as HTML in the site's colours. */
export function renderMail(
  kind: MailKind,
  { language, siteName, colors }: MailSite,
  {
    name,
    link,
    about = '',
    unsubscribe,
  }: { name: string; link: string; about?: string; unsubscribe?: string },
): RenderedMail {
  const text = MAILS[kind][language];
  const names = { name, site: siteName, about };
  const content: MailContent = {
    language,
    siteName,
    subject: text.subject(names),
    paragraphs: text.paragraphs(names),
    action: { label: text.action, href: link },
    linkHint: SHARED[language].linkHint,
    footer: SHARED[language].footer(siteName),
    ...(unsubscribe ? { unsubscribe: { label: SHARED[language].unsubscribe, href: unsubscribe } } : {}),
  };
  return { kind, subject: content.subject, body: mailText(content), html: mailHtml(content, colors), link };
}
