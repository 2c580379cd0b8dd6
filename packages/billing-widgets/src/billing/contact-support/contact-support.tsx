import { Button, cn, Dialog, Link, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ContactSupportProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The brand's support email; null if it has none. */
  email: string | null;
  onClose: () => void;
}

/**
 * Says that only support can help with a card, with its address (spec 1 §8). Ref, class and other attributes go to the
 * text.
 */
export function ContactSupport({ email, onClose, className, ...rest }: ContactSupportProps) {
  const { t } = useTexts(['spending', 'common']);
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
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {email ? (
        <p data-part="email" className="wrap-anywhere">
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      ) : null}
    </Dialog>
  );
}
