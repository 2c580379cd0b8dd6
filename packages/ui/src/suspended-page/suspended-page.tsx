import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Stage } from '../lib/stage.tsx';
import { warnOnce } from '../lib/warn-once.ts';
import { Link } from '../link/link.tsx';
import { contactHref } from './contact.ts';

export interface SuspendedPageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** End of the suspension; without it, no end is shown. */
  until?: Date;
  /** Support contact. An e-mail or web address becomes a link. */
  contact?: string;
  action?: ReactNode;
}

/** Placeholder for the contact while its sentence is translated, so that the link keeps its position. */
const hole = '\u0000';

/** Account-suspended page (spec 1 §2). Shows the date in UTC, like the platform. */
export function SuspendedPage({ until, contact, action, ...rest }: SuspendedPageProps) {
  const { t, language } = useTexts('ui');
  const isDate = until !== undefined && !Number.isNaN(until.getTime());
  if (until && !isDate) {
    warnOnce('suspended-page', '`until` is not a date that exists.', 'Leave it out when there is no end.');
  }
  const date = isDate ? until.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  const href = contact ? contactHref(contact) : null;
  const [before = '', after = ''] = t('error.contact', { contact: hole }).split(hole);
  return (
    <Stage
      {...rest}
      data-component="suspended-page"
      data-guard="surface"
      title={t('error.suspended')}
      action={action}
    >
      {date ? <p data-part="until">{t('error.suspendedUntil', { date })}</p> : null}
      {contact ? (
        <p data-part="contact" className="text-base">
          {before}
          {href ? <Link href={href}>{contact}</Link> : contact}
          {after}
        </p>
      ) : null}
    </Stage>
  );
}
