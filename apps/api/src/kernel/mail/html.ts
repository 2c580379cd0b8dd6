import type { Language } from '@footlight/contract';

/** The colours of a mail (`#rrggbb`): those of the site's brand in its light scheme. Text and button are readable. */
export interface MailColors {
  canvas: string;
  surface: string;
  text: string;
  muted: string;
  border: string;
  primary: string;
  onPrimary: string;
}

/** The colours of a site whose brand is unknown. */
export const PLAIN_COLORS: MailColors = {
  canvas: '#f4f5f7',
  surface: '#ffffff',
  text: '#1c2230',
  muted: '#545c6c',
  border: '#dfe2e8',
  primary: '#2f4fd0',
  onPrimary: '#ffffff',
};

/** The content of a mail, before it becomes text and HTML. */
export interface MailContent {
  language: Language;
  siteName: string;
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; href: string };
  /** Under the button, before the address in full: for readers whose program shows no buttons. */
  linkHint: string;
  /** The last line: why the recipient gets the email. */
  footer: string;
  /** How to turn such mails off. */
  unsubscribe?: { label: string; href: string };
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

export const mailText = ({ paragraphs, action, footer, unsubscribe }: MailContent): string =>
  [
    ...paragraphs,
    `${action.label}:\n${action.href}`,
    `-- \n${footer}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : []),
  ].join('\n\n');

/**
 * One column of 560 pixels with inline styles, because programs for mail drop style sheets. No pictures and nothing from
 * the network: opening the email notifies no one.
 */
export function mailHtml(content: MailContent, colors: MailColors): string {
  const { language, siteName, subject, paragraphs, action, linkHint, footer, unsubscribe } = content;
  const href = escaped(action.href);
  const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const line = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colors.text};overflow-wrap:anywhere`;
  const small = `margin:0 0 8px;${font};font-size:13px;line-height:20px;color:${colors.muted};overflow-wrap:anywhere`;
  const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colors.primary};color:${colors.onPrimary};${font};font-size:16px;line-height:24px;font-weight:600;text-decoration:none`;
  const ending = unsubscribe
    ? `<p style="${small}"><a href="${escaped(unsubscribe.href)}" style="color:${colors.muted}">${escaped(unsubscribe.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.canvas}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:${colors.surface};border:1px solid ${colors.border};border-radius:12px">
<tr><td style="padding:28px 28px 20px">
<p style="margin:0 0 20px;${font};font-size:18px;line-height:24px;font-weight:700;color:${colors.text}">${escaped(siteName)}</p>
${paragraphs.map((text) => `<p style="${line}">${escaped(text)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${href}" style="${button}">${escaped(action.label)}</a></p>
<p style="${small}">${escaped(linkHint)}</p>
<p style="${small}"><a href="${href}" style="color:${colors.muted}">${href}</a></p>
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${colors.border}"><p style="${small}">${escaped(footer)}</p>${ending}</td></tr>
</table>
</body>
</html>
`;
}
