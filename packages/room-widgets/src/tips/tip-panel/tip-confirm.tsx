import { Button, useNumber, useTexts } from '@footlight/ui';

/** Asks for confirmation inside the panel; nothing is sent before. */
export function TipConfirm({ amount, onYes, onNo }: { amount: number; onYes: () => void; onNo: () => void }) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  return (
    <div
      role="alert"
      data-part="confirm"
      className="flex flex-col gap-3 rounded-md border border-warning bg-surface-sunken p-3"
    >
      <p className="font-semibold">{t('tip.confirmTitle', { shown: number(amount) })}</p>
      <p className="text-sm text-text-muted">{t('tip.confirmText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onYes}>
          {t('tip.confirmYes')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onNo}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}
