import { Button, cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface RecoveryCodesProps extends Omit<ComponentProps<'div'>, 'children'> {
  codes: readonly string[];
  onDownload: () => void;
  onDone: () => void;
}

/** Recovery codes. The platform does not know them afterwards, so they are shown once. */
export const RecoveryCodes = ({ codes, onDownload, onDone, className, ...rest }: RecoveryCodesProps) => {
  const { t } = useTexts('security');
  return (
    <div
      {...rest}
      data-component="recovery-codes"
      data-guard="surface"
      className={cn('flex flex-col gap-4', className)}
    >
      <p className="text-text-muted">{t('codes.why')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-md border border-border p-3 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onDownload}>
          {t('codes.download')}
        </Button>
        <Button className="h-auto min-h-10 max-w-full shrink whitespace-normal" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
};
