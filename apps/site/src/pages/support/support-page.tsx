import { SupportScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { statementKey, supportContactKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** `/support` (spec 1 §6). */
export const SupportPage = () => {
  const { t } = useTexts(['support', 'site']);
  const { site } = useSiteConfig();
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const { data: contact, error, mutate } = useRead(supportContactKey);
  const { data: payments } = useRead(statementKey);
  const errorText = useErrorText();
  return (
    <SupportScreen
      siteName={site.display_name}
      username={isLoggedIn ? (visitor?.user.username ?? null) : null}
      contact={contact && { email: contact.email, phone: contact.phone, chatUrl: contact.chat_url }}
      payments={payments ?? null}
      pages={[
        { href: '/faq', label: t('site:footer.faq') },
        ...(isLoggedIn ? [] : [{ href: '/forgot-password', label: t('password') }]),
        { href: '/legal/complaints', label: t('site:footer.documents.complaints') },
        { href: '/legal/privacy', label: t('site:footer.documents.privacy') },
      ]}
      error={error && !contact ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
