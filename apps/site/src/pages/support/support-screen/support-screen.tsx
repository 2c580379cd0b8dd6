import { mailtoOf } from '@footlight/contract';
import {
  Banner,
  Button,
  EmptyState,
  Fact,
  FactList,
  Link,
  Skeleton,
  useLinkRenderer,
  useTexts,
} from '@footlight/ui';

export interface SupportScreenProps {
  siteName: string;
  /** Null for guests. */
  username: string | null;
  /** What this visitor is offered; undefined while it loads. */
  contact: { email: string | null; phone: string | null; chat_url: string | null } | undefined;
  /** Payment companies and the name on bank statements; null while unknown. */
  payments: { companies: readonly string[]; descriptor: string } | null;
  errorMessage: string | null;
  onRetry(): void;
}

/** How a visitor reaches the people behind the site, and what they need to find by themselves. */
export const SupportScreen = ({
  siteName,
  username,
  contact,
  payments,
  errorMessage,
  onRetry,
}: SupportScreenProps) => {
  const { t, language } = useTexts(['support', 'site', 'common']);
  const link = useLinkRenderer();
  const pages = [
    ...(username ? [] : [{ href: '/forgot-password', label: t('password') }]),
    { href: '/legal/complaints', label: t('site:footer.documents.complaints') },
    { href: '/legal/privacy', label: t('site:footer.documents.privacy') },
  ];
  const hasContact = Boolean(contact && (contact.email || contact.phone || contact.chat_url));
  return (
    <div
      data-component="support-screen"
      data-guard="surface"
      className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-6 desktop:px-6"
    >
      <h1 className="heading text-2xl wrap-anywhere">{t('title')}</h1>
      {contact && hasContact ? (
        <section className="flex flex-col gap-4">
          <p className="text-pretty wrap-anywhere">{t('intro', { site: siteName })}</p>
          <FactList data-part="contacts">
            {contact.email ? (
              <Fact label={t('email')}>
                <Link href={mailtoOf(contact.email)}>{contact.email}</Link>
              </Fact>
            ) : null}
            {contact.phone ? (
              <Fact label={t('phone')}>
                <Link href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</Link>
              </Fact>
            ) : null}
            {contact.chat_url ? (
              <Fact label={t('chat')}>
                <Link
                  href={contact.chat_url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-description={t('newTab')}
                >
                  {t('openChat')}
                </Link>
              </Fact>
            ) : null}
            {username ? <Fact label={t('username')}>{username}</Fact> : null}
          </FactList>
        </section>
      ) : null}
      {contact && !hasContact ? (
        <EmptyState title={t('none', { site: siteName })}>{t('noneHint')}</EmptyState>
      ) : null}
      {errorMessage ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
          {errorMessage}
        </Banner>
      ) : null}
      {contact || errorMessage ? null : <Skeleton className="h-32" />}
      {payments ? (
        <section className="flex flex-col gap-2">
          <h2 className="heading text-lg">{t('charges')}</h2>
          <p data-part="payments" className="text-pretty wrap-anywhere">
            {t('payments', {
              companies: new Intl.ListFormat(language, { type: 'disjunction' }).format(payments.companies),
              statement: payments.descriptor,
            })}
          </p>
        </section>
      ) : null}
      <section className="flex flex-col gap-2">
        <h2 className="heading text-lg">{t('help')}</h2>
        <ul className="flex flex-col items-start gap-2">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <Link asChild>{link({ href, children: label })}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
