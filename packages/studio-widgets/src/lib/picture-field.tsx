import { BRAND_LIMITS, PICTURE_ACCEPT, SVG_ACCEPT } from '@footlight/contract';
import { Button, cn, FileDrop, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface PictureFieldProps {
  label: string;
  path: string;
  /** Shows the picture on a dark background. */
  onDark?: boolean;
  pending?: boolean;
  error?: ReactNode;
  onFile(file: File): void;
  onRemove(): void;
}

/** A picture of the brand, with an upload for a new one. */
export const PictureField = (props: PictureFieldProps) => {
  const { t } = useTexts('studio');
  const { label, path, onDark = false, pending = false, error } = props;
  return (
    <fieldset aria-label={label} data-studio="picture-field" className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <span className="min-w-0 text-sm font-semibold wrap-anywhere">{label}</span>
        {path ? (
          <Button size="sm" variant="ghost" onClick={props.onRemove}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      {path ? (
        <div
          data-scheme={onDark ? 'dark' : undefined}
          className={cn(
            'grid min-h-20 place-items-center rounded-md border border-border p-3',
            onDark ? 'bg-canvas' : 'bg-surface-sunken',
          )}
        >
          <img src={path} alt={label} className="max-h-16 max-w-full object-contain" />
        </div>
      ) : null}
      <FileDrop
        label={t('upload.drop')}
        hint={t('upload.hint')}
        accept={[...PICTURE_ACCEPT, ...SVG_ACCEPT]}
        maxSize={BRAND_LIMITS.assetBytes}
        pending={pending}
        error={error}
        onFiles={([file]) => file && props.onFile(file)}
        className="[&>div]:py-3! [&_[data-part=icon]]:hidden"
      />
    </fieldset>
  );
};
