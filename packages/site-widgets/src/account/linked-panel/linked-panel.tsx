import type { LinkedAccount } from '@footlight/contract';
import { Avatar, Button, IconButton, useTexts } from '@footlight/ui';
import { Unlink } from 'lucide-react';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';

export interface LinkedPanelProps extends PanelProps {
  accounts: readonly LinkedAccount[];
  /** How many accounts may be linked. */
  max: number;
  /** The account that is about to open. */
  entering: string | null;
  onAdd: () => void;
  onEnter: (username: string) => void;
  onRemove: (username: string) => void;
}

/** The other accounts of the user, and changing to them. */
export const LinkedPanel = ({
  accounts,
  max,
  entering,
  onAdd,
  onEnter,
  onRemove,
  ...rest
}: LinkedPanelProps) => {
  const { t } = useTexts('security');
  return (
    <SecuritySection {...rest} data-component="linked-panel" title={t('linked.title')} why={t('linked.why')}>
      {accounts.length > 0 ? (
        <ul className="flex flex-col divide-y divide-border">
          {accounts.map(({ username, display_name: name, avatar }) => (
            <li key={username} className="flex flex-wrap items-center gap-3 py-3">
              <Avatar name={name} src={avatar ?? undefined} size="md" />
              <div className="min-w-32 grow basis-0 wrap-anywhere">
                <p className="font-medium">{name}</p>
                <p className="text-sm text-text-muted">{username}</p>
              </div>
              <div className="flex min-w-0 max-w-full items-center gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  className="min-w-0 shrink"
                  loading={entering === username}
                  onClick={() => onEnter(username)}
                >
                  {t('linked.changeTo', { name })}
                </Button>
                <IconButton label={t('linked.remove', { name })} onClick={() => onRemove(username)}>
                  <Unlink />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('linked.none')}</p>
      )}
      {accounts.length < max ? (
        <Button variant="outline" className="max-w-full self-start" onClick={onAdd}>
          {t('linked.add')}
        </Button>
      ) : (
        <p className="text-text-muted">{t('linked.full')}</p>
      )}
    </SecuritySection>
  );
};
