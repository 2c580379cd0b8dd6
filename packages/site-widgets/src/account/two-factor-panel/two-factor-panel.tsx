import { Badge, Button, useNumber, useTexts } from '@footlight/ui';
import { SecuritySection } from '../../lib/security-section.tsx';

export interface TwoFactorPanelProps {
  isOn: boolean;
  recoveryCodesLeft: number;
  onStart(): void;
  onDisable(): void;
  onNewCodes(): void;
}

/** The second step of logins, and what can be done about it. */
export const TwoFactorPanel = ({
  isOn,
  recoveryCodesLeft,
  onStart,
  onDisable,
  onNewCodes,
}: TwoFactorPanelProps) => {
  const { t } = useTexts('security');
  const number = useNumber();
  if (!isOn) {
    return (
      <SecuritySection title={t('app.title')} why={t('app.off')}>
        <Button data-component="two-factor-panel" className="max-w-full self-start" onClick={onStart}>
          {t('app.start')}
        </Button>
      </SecuritySection>
    );
  }
  const left = t('app.left', { count: recoveryCodesLeft, shown: number(recoveryCodesLeft) });
  return (
    <SecuritySection title={t('app.title')} why={t('app.on')}>
      <div data-component="two-factor-panel" className="flex flex-wrap items-center gap-3">
        <Badge tone={recoveryCodesLeft > 2 ? 'neutral' : 'warning'}>{left}</Badge>
        <Button variant="outline" className="max-w-full" onClick={onNewCodes}>
          {t('app.newCodes')}
        </Button>
        <Button variant="ghost" className="max-w-full" onClick={onDisable}>
          {t('app.disable')}
        </Button>
      </div>
    </SecuritySection>
  );
};
