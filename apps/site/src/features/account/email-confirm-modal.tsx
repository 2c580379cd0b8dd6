import { Button, Dialog, Stack, useTexts } from '@footlight/ui';
import { useResendEmail } from '../../shell/account/use-resend-email.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

/** Asks to confirm the email: sends the link again, or leads to another address (spec 1 §2 and §7). */
export const EmailConfirmModal = ({ close }: ModalProps<'email_confirm'>) => {
  const { t } = useTexts('settings');
  const email = useCurrentUser().data?.user.email ?? '';
  const { pending, onResend } = useResendEmail();
  return (
    <Dialog
      open
      size="sm"
      data-guard="surface"
      title={t('confirm.title')}
      description={t('confirm.why', { email })}
      onClose={() => close()}
    >
      <Stack gap="sm">
        <Button block loading={pending} onClick={onResend}>
          {t('email.resend')}
        </Button>
        <Button asChild block variant="ghost">
          {renderSiteLink({
            href: '/account/settings#email',
            onClick: () => close(),
            children: t('confirm.other'),
          })}
        </Button>
      </Stack>
    </Dialog>
  );
};
