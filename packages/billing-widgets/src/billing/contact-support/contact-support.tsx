import { mailtoOf } from '@footlight/contract';
import { Button, cn, Dialog, Link, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ContactSupportProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The brand's support email; null if it has none. */
  email: string | null;
  /** The payment companies and the name on bank statements, shown instead of a missing email; null while unknown. */
  payments: { companies: readonly string[]; descriptor: string } | null;
  onClose: () => void;
}

/**
 * Says that only a person can help with a card, and whom to contact (spec 1 §8). Ref, class and other attributes go to the
 * text.
 */
export function ContactSupport({ email, payments, onClose, className, ...rest }: ContactSupportProps) {
  const { t, language } = useTexts(['limits', 'common']);
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={onClose}
      title={t('support.title')}
      description={
        <span {...rest} data-component="contact-support" className={cn('text-pretty', className)}>
          {t(email ? 'support.text' : 'support.textWithoutEmail')}
        </span>
      }
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {email ? (
        <p data-part="email" className="wrap-anywhere">
          <Link href={mailtoOf(email)}>{email}</Link>
        </p>
      ) : payments ? (
        <p data-part="payments" className="wrap-anywhere">
          {t('support.payments', {
            companies: new Intl.ListFormat(language, { type: 'disjunction' }).format(payments.companies),
            statement: payments.descriptor,
          })}
        </p>
      ) : null}
    </Dialog>
  );
}
