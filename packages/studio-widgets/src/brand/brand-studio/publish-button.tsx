import { Button, useTexts } from '@footlight/ui';
import { Upload } from 'lucide-react';
import type { BrandStudioProps } from './brand-studio-props.ts';

export interface PublishButtonProps {
  studio: Pick<BrandStudioProps, 'onPublishOpenChange'>;
  changed: boolean;
  className?: string;
}

/** Asks whether to publish the draft. */
export const PublishButton = ({ studio, changed, className }: PublishButtonProps) => {
  const { t } = useTexts('studio');
  return (
    <Button
      iconStart={<Upload />}
      disabled={!changed}
      className={className}
      onClick={() => studio.onPublishOpenChange(true)}
    >
      {t('publish.button')}
    </Button>
  );
};
