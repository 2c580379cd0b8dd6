import { AvatarCrop } from '@footlight/site-widgets';
import { AvatarUpload, Button, Dialog, useFocusAfter, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { usePreferenceSaved } from '../../shell/account/use-preferences.ts';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useFormCall } from './use-form-call.ts';
import { useSettingsErrorText } from './use-settings-error-text.ts';

/** The user's picture: chosen, cropped, uploaded, removed. */
export const AccountPicture = ({ name, avatar }: { name: string; avatar: string | null }) => {
  const { t } = useTexts('settings');
  const api = useApi();
  const { mutate } = useSWRConfig();
  const saved = usePreferenceSaved();
  const { mark, target } = useFocusAfter();
  const { pending, error, run } = useFormCall(useSettingsErrorText());
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isDamaged, setIsDamaged] = useState(false);
  const change = async (call: () => Promise<unknown>) => {
    const isDone = await run(async () => {
      await call();
      await mutate(currentUserKey);
    });
    setPicture(null);
    if (isDone) saved();
  };
  const open = (file: File) => {
    setIsDamaged(false);
    createImageBitmap(file).then(setPicture, () => setIsDamaged(true));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <AvatarUpload
        ref={(box) => target(box?.querySelector('input') ?? null)}
        name={name}
        src={avatar ?? undefined}
        pending={pending}
        error={isDamaged ? t('error.image_damaged') : error}
        onUpload={open}
      />
      {avatar === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={pending}
          onClick={mark(() => void change(() => api('POST /avatar/remove', { body: {} })))}
        >
          {t('picture.remove')}
        </Button>
      )}
      {picture ? (
        <Dialog
          open
          size="sm"
          data-guard="surface"
          title={t('picture.crop')}
          onClose={() => setPicture(null)}
        >
          <AvatarCrop
            picture={picture}
            pending={pending}
            onCancel={() => setPicture(null)}
            onUse={(file) => void change(() => api('POST /avatar/upload', { file }))}
          />
        </Dialog>
      ) : null}
    </div>
  );
};
