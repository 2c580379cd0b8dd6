import { Button, Checkbox, cn, useTexts } from '@footlight/ui';
import { Camera } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

export interface CamRequestProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The user who offers the camera. */
  viewerName: string;
  /** Another camera is being shared: this offer can be declined, and accepted later. */
  pending?: boolean;
  /** Gets whether the broadcaster shares their own camera too. */
  onAccept: (withCamera: boolean) => void;
  onDecline: () => void;
}

/**
 * A viewer's offer of their camera (spec 2 §7). The broadcaster accepts, with or without sharing their own, or declines.
 * Token: `--cam-request-radius`.
 */
export function CamRequest({
  viewerName,
  pending = false,
  onAccept,
  onDecline,
  className,
  ...rest
}: CamRequestProps) {
  const { t } = useTexts(['cams', 'common']);
  const [withCamera, setWithCamera] = useState(false);
  const title = t('request.title', { name: viewerName });
  return (
    <section
      aria-label={title}
      {...rest}
      data-component="cam-request"
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 border border-border-strong bg-surface p-4 text-text rounded-[var(--cam-request-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p role="status" data-part="title" className="font-semibold">
          {title}
        </p>
        <p data-part="hint" className="mb-2 text-sm text-text-muted">
          {t('request.hint')}
        </p>
        <Checkbox
          label={t('request.mine')}
          checked={withCamera}
          onChange={(event) => setWithCamera(event.currentTarget.checked)}
        />
      </div>
      <div data-part="actions" className="flex min-w-0 max-w-full flex-wrap gap-2">
        <Button variant="outline" className="min-w-0 max-w-full shrink" onClick={onDecline}>
          {t('common:decline')}
        </Button>
        <Button
          className="min-w-0 max-w-full shrink"
          iconStart={<Camera />}
          aria-disabled={pending}
          onClick={() => onAccept(withCamera)}
        >
          {t('request.accept')}
        </Button>
      </div>
    </section>
  );
}
