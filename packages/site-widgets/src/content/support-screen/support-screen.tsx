import { mailtoOf } from '@footlight/contract';
import { EmptyState, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { AtSign, ChevronRight, CreditCard, MessagesSquare, Phone, UserRound } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';

/** How the support of a site is reached; null for a way that it does not offer. */
export interface SupportContact {
  email: string | null;
  phone: string | null;
  chatUrl: string | null;
}

export interface SupportScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  siteName: string;
  /** Null for guests. */
  username: string | null;
  /** What this visitor is offered; undefined while it loads. */
  contact: SupportContact | undefined;
  /** Payment companies and the name on bank statements; null while unknown. */
  payments: { companies: readonly string[]; descriptor: string } | null;
  /** Pages on which visitors help themselves. Translated. */
  pages: readonly { label: string; href: string }[];
  error: ReactNode;
  onRetry(): void;
}

const card = 'flex min-w-0 items-start gap-3 rounded-lg border border-border bg-surface p-4';
const mark = 'mt-0.5 size-5 shrink-0 text-text-muted';

const Way = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <li data-part="contact" className={card}>
    {icon}
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-sm text-text-muted">{name}</p>
      <p className="font-semibold wrap-anywhere">{children}</p>
    </div>
  </li>
);

/** How a visitor reaches the people behind the site, and what they need to find by themselves. */
export const SupportScreen = ({
  siteName,
  username,
  contact,
  payments,
  pages,
  error,
  onRetry,
  ...rest
}: SupportScreenProps) => {
  const { t, language } = useTexts('support');
  const link = useLinkRenderer();
  const hasContact = Boolean(contact && (contact.email || contact.phone || contact.chatUrl));
  return (
    <ContentFrame
      {...rest}
      name="support-screen"
      title={t('title')}
      loading={!contact}
      error={error}
      onRetry={onRetry}
    >
      {contact && hasContact ? (
        <section className="flex flex-col gap-4">
          <p className="max-w-prose text-pretty wrap-anywhere">{t('intro', { site: siteName })}</p>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
            {contact.email ? (
              <Way icon={<AtSign aria-hidden="true" className={mark} />} name={t('email')}>
                <Link href={mailtoOf(contact.email)}>{contact.email}</Link>
              </Way>
            ) : null}
            {contact.phone ? (
              <Way icon={<Phone aria-hidden="true" className={mark} />} name={t('phone')}>
                <Link href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</Link>
              </Way>
            ) : null}
            {contact.chatUrl ? (
              <Way icon={<MessagesSquare aria-hidden="true" className={mark} />} name={t('chat')}>
                <Link
                  href={contact.chatUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-description={t('newTab')}
                >
                  {t('openChat')}
                </Link>
              </Way>
            ) : null}
            {username ? (
              <Way icon={<UserRound aria-hidden="true" className={mark} />} name={t('username')}>
                {username}
              </Way>
            ) : null}
          </ul>
        </section>
      ) : (
        <EmptyState title={t('none', { site: siteName })} headingLevel={2}>
          {t('noneHint')}
        </EmptyState>
      )}
      <section className="flex flex-col gap-3">
        <h2 className="heading text-lg">{t('help')}</h2>
        <ul className="flex flex-col divide-y divide-border overflow-hidden rounded-lg border border-border bg-surface">
          {pages.map(({ href, label }) => (
            <li key={href}>
              {link({
                href,
                'data-part': 'page',
                className:
                  'flex items-center justify-between gap-3 px-4 py-3 font-medium transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2',
                children: (
                  <>
                    <span className="min-w-0 wrap-anywhere">{label}</span>
                    <ChevronRight
                      aria-hidden="true"
                      className="size-5 shrink-0 text-text-muted rtl:-scale-x-100"
                    />
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </section>
      {payments ? (
        <section className={card}>
          <CreditCard aria-hidden="true" className={mark} />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="font-semibold">{t('charges')}</h2>
            <p data-part="payments" className="text-pretty wrap-anywhere">
              {t('payments', {
                companies: new Intl.ListFormat(language, { type: 'disjunction' }).format(payments.companies),
                statement: payments.descriptor,
              })}
            </p>
          </div>
        </section>
      ) : null}
    </ContentFrame>
  );
};
