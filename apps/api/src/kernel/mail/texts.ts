import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@footlight/contract';
import { mails } from '../i18n/locales/mails/index.ts';

type Mails = typeof mails.en;

/** The kinds of email. The other keys are lines that all emails share. */
export type MailKind = { [K in keyof Mails]: Mails[K] extends string ? never : K }[keyof Mails];

type WithHint = { [K in MailKind]: Mails[K] extends { hint: string } ? K : never }[MailKind];

/** Whether an email says in a separate paragraph what to do next or whom to ask. */
export const hasHint = (kind: MailKind): kind is WithHint => 'hint' in mails.en[kind];

export const MAIL_KINDS = Object.keys(mails.en).filter(
  (key): key is MailKind => typeof mails.en[key as keyof Mails] !== 'string',
);

/** The recipient's language, if the texts exist in it. */
export const mailLanguage = (wanted: string | null): Language =>
  LANGUAGES.find((language) => language === wanted) ?? DEFAULT_LANGUAGE;
