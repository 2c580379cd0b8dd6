import { UsernameForm } from '@footlight/site-widgets';
import { Dialog, useTexts } from '@footlight/ui';
import { useApi } from '../../shell/api/api.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useFormCall } from './use-form-call.ts';
import { useSettingsErrorText } from './use-settings-error-text.ts';

/** Changes the username. Every tab of the account then starts again under the new one. */
export const ChangeUsernameModal = ({ close }: ModalProps<'change_username'>) => {
  const { t } = useTexts('settings');
  const api = useApi();
  const { run, pending, fieldErrors, error } = useFormCall(useSettingsErrorText());
  const submit = async (username: string) => {
    if (await run(() => api('POST /user/username', { body: { username } }))) {
      close();
      globalThis.location.reload();
    }
  };
  return (
    <Dialog
      open
      size="sm"
      data-guard="surface"
      title={t('username.change')}
      description={t('username.why')}
      onClose={() => close()}
    >
      <UsernameForm
        pending={pending}
        error={error}
        fieldErrors={fieldErrors}
        onSubmit={(username) => void submit(username)}
      />
    </Dialog>
  );
};
