import type { ChatStatus } from '@footlight/contract';
import { Banner, cn, SegmentedControl, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

const MODES = ['public', 'standby'] as const;
type AirModeName = (typeof MODES)[number];

export interface AirModeProps extends Omit<ComponentProps<'div'>, 'children'> {
  status: ChatStatus;
  pending?: boolean;
  /** Why the last change was refused. */
  error?: ReactNode;
  onModeChange(mode: AirModeName): void;
}

/** Continues a break and returns from it, while the camera is live. A show has to end first. */
export const AirMode = ({
  status,
  pending = false,
  error,
  onModeChange,
  className,
  ...rest
}: AirModeProps) => {
  const { t } = useTexts('broadcaster');
  const isShow = status === 'private' || status === 'limited';
  return (
    <div
      {...rest}
      data-component="air-mode"
      data-state={status}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <SegmentedControl
        aria-label={t('mode.title')}
        block
        value={isShow ? '' : status === 'standby' ? 'standby' : 'public'}
        onValueChange={(mode) => {
          if (!pending) onModeChange(mode as AirModeName);
        }}
        disabled={isShow}
        // Not `disabled`: that would lose the keyboard focus while a mode is set.
        aria-disabled={pending || undefined}
        className={cn(pending && 'opacity-50')}
        segments={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      {error ? (
        <Banner appearance="error" live data-part="error">
          {error}
        </Banner>
      ) : null}
      {status === 'private' ? <p className="text-sm text-text-muted">{t('mode.busy')}</p> : null}
      {status === 'limited' ? <p className="text-sm text-text-muted">{t('mode.ticketHint')}</p> : null}
    </div>
  );
};
