import { Button, cn, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface CountryNoticeProps extends Omit<ComponentProps<'span'>, 'children'> {
  onClose: () => void;
}

/**
 * A dialog that says that tokens cannot be bought in the reader's country (spec 1 §4). Ref, class and other attributes
 * go to the text.
 */
export function CountryNotice({ onClose, className, ...rest }: CountryNoticeProps) {
  const { t } = useTexts('billing');
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={onClose}
      title={t('country.title')}
      description={
        <span {...rest} data-component="country-notice" className={cn('text-pretty', className)}>
          {t('country.text')}
        </span>
      }
      footer={<Button onClick={onClose}>{t('country.close')}</Button>}
    />
  );
}
