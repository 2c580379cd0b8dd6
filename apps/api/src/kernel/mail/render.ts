import type { Language } from '@footlight/contract';
import { textsIn } from '../i18n/texts.ts';
import { type MailColors, type MailContent, mailHtml, mailText } from './html.ts';
import { hasHint, type MailKind } from './texts.ts';

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
  const t = textsIn('mails', language);
  const names = { name, site: siteName, about };
  const hint = hasHint(kind) ? [t(`${kind}.hint`, names)] : [];
  const content: MailContent = {
    language,
    siteName,
    subject: t(`${kind}.subject`, names),
    paragraphs: [t('greeting', names), t(`${kind}.text`, names), ...hint],
    action: { label: t(`${kind}.action`), href: link },
    linkHint: t('linkHint'),
    footer: t('footer', names),
    ...(unsubscribe ? { unsubscribe: { label: t('unsubscribe'), href: unsubscribe } } : {}),
  };
  return { kind, subject: content.subject, body: mailText(content), html: mailHtml(content, colors), link };
}
