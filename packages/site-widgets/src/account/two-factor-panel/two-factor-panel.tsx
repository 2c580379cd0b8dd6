import { Badge, Button, useNumber, useTexts } from '@footlight/ui';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';

export interface TwoFactorPanelProps extends PanelProps {
  /** Logins ask for a code. */
  on: boolean;
  recoveryCodesLeft: number;
  onStart: () => void;
  onDisable: () => void;
  onRenewCodes: () => void;
}

/** The second step of logins, and what can be done about it. */
export const TwoFactorPanel = ({
  on,
  recoveryCodesLeft,
  onStart,
  onDisable,
  onRenewCodes,
  ...rest
}: TwoFactorPanelProps) => {
  const { t } = useTexts('security');
  const number = useNumber();
  if (!on) {
    return (
      <SecuritySection {...rest} data-component="two-factor-panel" title={t('app.title')} why={t('app.off')}>
        <Button variant="outline" className="max-w-full self-start" onClick={onStart}>
          {t('app.start')}
        </Button>
      </SecuritySection>
    );
  }
  const left = t('app.left', { count: recoveryCodesLeft, shown: number(recoveryCodesLeft) });
  return (
    <SecuritySection {...rest} data-component="two-factor-panel" title={t('app.title')} why={t('app.on')}>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={recoveryCodesLeft > 2 ? 'neutral' : 'warning'}>{left}</Badge>
        <Button variant="outline" className="max-w-full" onClick={onRenewCodes}>
          {t('app.newCodes')}
        </Button>
        <Button variant="ghost" className="max-w-full" onClick={onDisable}>
          {t('app.disable')}
        </Button>
      </div>
    </SecuritySection>
  );
};
