import { isHeic, pictureTypeOf, SIGNATURE_BYTES } from '@footlight/contract';
import { AvatarCrop } from '@footlight/site-widgets';
import { AvatarUpload, Button, Dialog, Stack, useFocusAfter, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { usePreferenceSaved } from '../../shell/account/use-preferences.ts';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useFormCall } from './use-form-call.ts';
import { useSettingsErrorText } from './use-settings-error-text.ts';

/** Why the browser cannot open a file that calls itself a picture. */
async function problemOf(file: File): Promise<'damaged' | 'heic' | 'type'> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (isHeic(bytes)) return 'heic';
  return pictureTypeOf(bytes) === null ? 'type' : 'damaged';
}

/** The user's picture: chosen, cropped, uploaded, removed. */
export const AccountPicture = ({ name, avatar }: { name: string; avatar: string | null }) => {
  const { t } = useTexts(['settings', 'extra']);
  const api = useApi();
  const { mutate } = useSWRConfig();
  const saved = usePreferenceSaved();
  const { mark, target } = useFocusAfter();
  const { pending, error, run } = useFormCall(useSettingsErrorText());
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<Awaited<ReturnType<typeof problemOf>> | null>(null);
  const change = async (call: () => Promise<unknown>) => {
    const isDone = await run(async () => {
      await call();
      await mutate(currentUserKey);
    });
    setPicture(null);
    if (isDone) saved();
  };
  const open = (file: File) => {
    setProblem(null);
    createImageBitmap(file).then(setPicture, () => problemOf(file).then(setProblem));
  };
  const texts = { damaged: t('error.image_damaged'), heic: t('extra:heic'), type: t('error.avatar_type') };
  return (
    <Stack gap="sm" align="start">
      <AvatarUpload
        ref={(box) => target(box?.querySelector('input') ?? null)}
        name={name}
        src={avatar ?? undefined}
        pending={pending}
        error={problem ? texts[problem] : error}
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
    </Stack>
  );
};
