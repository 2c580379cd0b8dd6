import { Alert, Button, useTexts } from '@footlight/ui';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BrandStudioProps } from './brand-studio-props.ts';
import { PublishButton } from './publish-button.tsx';
import { SavingLine } from './saving-line.tsx';

export interface StudioBarProps {
  /** Title, and the choice of the site. */
  heading: ReactNode;
  /** A link to the site. */
  open: ReactNode;
  studio: BrandStudioProps;
  changed: boolean;
}

/** The site, the saving state and the buttons, which stay visible while the fields scroll. */
export const StudioBar = ({ heading, open, studio, changed }: StudioBarProps) => {
  const { t } = useTexts('studio');
  const { revision, saving, pendingAction, error, done, publishOpen } = studio;
  return (
    <header className="flex flex-col gap-2 bg-canvas py-2 desktop:sticky desktop:top-14 desktop:z-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {heading}
        <p className="text-sm text-text-muted">{t('revision', { revision })}</p>
        <SavingLine
          state={saving}
          error={studio.savingError}
          onSaveAgain={studio.onSaveAgain}
          onKeepMine={studio.onKeepMine}
          onTakeTheirs={studio.onTakeTheirs}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 desktop:ms-auto">
          {open}
          <Button
            variant="outline"
            iconStart={<Share2 />}
            loading={pendingAction === 'share'}
            onClick={studio.onShare}
          >
            {t('share.button')}
          </Button>
          <PublishButton studio={studio} changed={changed} className="max-desktop:hidden" />
        </div>
      </div>
      {error && !publishOpen ? (
        <Alert tone="error" live>
          {error}
        </Alert>
      ) : null}
      {done ? (
        <Alert tone="success" size="sm" live>
          {done}
        </Alert>
      ) : null}
    </header>
  );
};
