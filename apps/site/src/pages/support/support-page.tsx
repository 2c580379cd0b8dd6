import { statementKey, supportContactKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { SupportScreen } from './support-screen/support-screen.tsx';

/** `/support` (spec 1 §6). */
export const SupportPage = () => {
  const { site } = useSiteConfig();
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const { data: contact, error, mutate } = useRead(supportContactKey);
  const { data: payments } = useRead(statementKey);
  const errorText = useErrorText();
  return (
    <SupportScreen
      siteName={site.display_name}
      username={isLoggedIn ? (visitor?.user.username ?? null) : null}
      contact={contact}
      payments={payments ?? null}
      errorMessage={error && !contact ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
