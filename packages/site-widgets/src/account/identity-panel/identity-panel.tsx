import type { Identity } from '@footlight/contract';
import { Button, IconButton, useLinkRenderer, useMoment, useTexts } from '@footlight/ui';
import { Unplug } from 'lucide-react';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';

export interface IdentityPanelProps extends PanelProps {
  identities: readonly Identity[];
  /** The provider that the site offers; null: none. */
  provider: string | null;
  /** False: the user has nothing to confirm their identity with, so they must set a password first. */
  hasPassword: boolean;
  /** Page that sets the first password. */
  passwordHref: string;
  onConnect: () => void;
  onRemove: (id: string) => void;
}

/** Logins at other providers that open the account. */
export const IdentityPanel = ({
  identities,
  provider,
  hasPassword,
  passwordHref,
  onConnect,
  onRemove,
  ...rest
}: IdentityPanelProps) => {
  const { t } = useTexts('security');
  const moment = useMoment();
  const link = useLinkRenderer();
  const isConnected = identities.some((one) => one.provider === provider);
  return (
    <SecuritySection
      {...rest}
      data-component="identity-panel"
      title={t('elsewhere.title')}
      why={t('elsewhere.why')}
    >
      {identities.length > 0 ? (
        <ul className="flex flex-col divide-y divide-border">
          {identities.map(({ id, provider: name, email, created_at: date }) => (
            <li key={id} className="flex items-center gap-2 py-3">
              <div className="min-w-0 grow wrap-anywhere">
                <p className="font-medium">{name}</p>
                <p className="text-sm text-text-muted">
                  {t('elsewhere.since', { email: email ?? '–', date: moment(date) })}
                </p>
              </div>
              {hasPassword ? (
                <IconButton label={t('elsewhere.remove', { provider: name })} onClick={() => onRemove(id)}>
                  <Unplug />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {hasPassword ? null : (
        <>
          <p>{t('elsewhere.noPassword')}</p>
          <Button asChild variant="outline" className="max-w-full self-start">
            {link({ href: passwordHref, children: t('elsewhere.setPassword') })}
          </Button>
        </>
      )}
      {hasPassword && provider !== null && !isConnected ? (
        <Button variant="outline" className="max-w-full self-start" onClick={onConnect}>
          {t('elsewhere.connect', { provider })}
        </Button>
      ) : null}
    </SecuritySection>
  );
};
