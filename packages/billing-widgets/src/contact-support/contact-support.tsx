import { Button, cn, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ContactSupportProps extends Omit<ComponentProps<'span'>, 'children'> {
  onClose: () => void;
}

/** Says that only support can help with a card (spec 1 §8). Ref, class and further attributes go to the text. */
export function ContactSupport({ onClose, className, ...rest }: ContactSupportProps) {
  const { t } = useTexts('spending');
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={onClose}
      title={t('support.title')}
      description={
        <span {...rest} data-component="contact-support" className={cn('text-pretty', className)}>
          {t('support.text')}
        </span>
      }
      footer={<Button onClick={onClose}>{t('support.close')}</Button>}
    />
  );
}
