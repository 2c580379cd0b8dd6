import type { Passkey } from '@footlight/contract';
import { Button, useTexts } from '@footlight/ui';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';

export interface PasskeyPanelProps extends PanelProps {
  passkeys: readonly Passkey[];
  onAdd: () => void;
  onRename: (id: string, name: string) => void;
  onRemove: (id: string) => void;
}

/** The passkeys of an account. */
export const PasskeyPanel = ({ passkeys, onAdd, onRename, onRemove, ...rest }: PasskeyPanelProps) => {
  const { t } = useTexts('security');
  return (
    <SecuritySection
      {...rest}
      data-component="passkey-panel"
      title={t('passkeys.title')}
      why={t('passkeys.why')}
    >
      {passkeys.length > 0 ? (
        <ul className="flex flex-col divide-y divide-border">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-3">
              <PasskeyRow passkey={passkey} onRename={onRename} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="outline" className="max-w-full self-start" onClick={onAdd}>
        {t('passkeys.add')}
      </Button>
    </SecuritySection>
  );
};
