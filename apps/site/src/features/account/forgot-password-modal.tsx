import { ForgotPasswordForm } from '@footlight/site-widgets';
import { Dialog, useTexts } from '@footlight/ui';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useForgotPassword } from './use-password-link.ts';

/** Asks for a link that sets a new password, without leaving the page (spec 1 §2). */
export const ForgotPasswordModal = ({ close }: ModalProps<'forgot_password'>) => {
  const { t } = useTexts('password');
  const { form, isDone, startAgain } = useForgotPassword();
  return (
    <Dialog
      open
      size="sm"
      data-guard="surface"
      title={t('forgot.title')}
      {...(isDone ? {} : { description: t('forgot.why') })}
      onClose={() => close()}
    >
      <ForgotPasswordForm {...form} sent={isDone} onStartAgain={startAgain} />
    </Dialog>
  );
};
