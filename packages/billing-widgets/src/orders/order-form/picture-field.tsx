import { AVATAR_LIMITS, PICTURE_ACCEPT } from '@footlight/contract';
import { Button, Checkbox, FileDrop, useTexts } from '@footlight/ui';
import { type ReactNode, useRef } from 'react';

/** The picture that a viewer sends to be rated. */
export interface OrderPictureState {
  /** The uploaded picture, which no order has taken yet; null without one. */
  url: string | null;
  /** An upload or a removal runs. */
  isBusy: boolean;
  /** Translated; why the upload failed. */
  error: ReactNode;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

interface PictureFieldProps {
  broadcasterName: string;
  picture: OrderPictureState;
  own: boolean;
  onOwnChange: (isOwn: boolean) => void;
  /** The viewer tried to send: what is missing is named. */
  checked: boolean;
}

/** Chooses the picture to rate, and declares whom it shows. */
export const PictureField = ({
  broadcasterName: name,
  picture,
  own,
  onOwnChange,
  checked,
}: PictureFieldProps) => {
  const { t } = useTexts(['wallet', 'common']);
  const choice = useRef<HTMLDivElement>(null);
  const { url, isBusy } = picture;
  const missing = checked && url === null && !isBusy ? t('common:problem.required') : null;
  return (
    <div data-part="picture" className="flex min-w-0 flex-col gap-3">
      {url === null ? null : (
        <img
          src={url}
          alt={t('order.picture.own')}
          className="max-h-60 min-h-20 w-full min-w-0 rounded-lg border border-border bg-surface object-contain"
        />
      )}
      <FileDrop
        ref={choice}
        label={t(url === null ? 'order.picture.choose' : 'order.picture.other')}
        hint={t('order.picture.hint', { name })}
        accept={PICTURE_ACCEPT}
        maxSize={AVATAR_LIMITS.bytes}
        pending={isBusy}
        error={picture.error ?? missing ?? undefined}
        onFiles={([file]) => file && picture.onChoose(file)}
      />
      {url === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          disabled={isBusy}
          onClick={() => {
            // This button is disabled, and then removed, with the picture.
            choice.current?.querySelector('input')?.focus();
            picture.onRemove();
          }}
        >
          {t('order.picture.remove')}
        </Button>
      )}
      <Checkbox
        label={t('order.picture.isOwn')}
        checked={own}
        required
        error={checked && !own ? t('common:problem.required') : undefined}
        onChange={({ target }) => onOwnChange(target.checked)}
      />
    </div>
  );
};
