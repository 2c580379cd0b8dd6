import { X } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

type CloseButtonProps = Omit<IconButtonProps, 'label' | 'children'>;

/** The button that closes its container. An operator's style sheet cannot hide it. */
export function CloseButton(props: CloseButtonProps) {
  const { t } = useTexts('common');
  return (
    <IconButton {...props} label={t('close')} data-guard="control">
      <X />
    </IconButton>
  );
}
