import { Banner, Button, cn, Skeleton, Switch, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Push messages of a device. `install_first`: only in the installed app. */
export type PushState = 'unsupported' | 'install_first' | 'denied' | 'off' | 'on';

export interface PushPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** `null` while it is read; `failed` if it could not be. */
  state: PushState | 'failed' | null;
  pending?: boolean;
  /** What went wrong with the last change. */
  error?: ReactNode;
  onCheckedChange(on: boolean): void;
  onRetry(): void;
}

const EXPLAINED = { denied: 'denied', unsupported: 'unsupported', install_first: 'installFirst' } as const;

/** Push messages on this device: a switch, or why there is none. */
export const PushPanel = (props: PushPanelProps) => {
  const { state, pending = false, error, onCheckedChange, onRetry, className, ...rest } = props;
  const { t } = useTexts(['pwa', 'common']);
  if (state === null) return <Skeleton className="h-12 w-full" />;
  if (state === 'failed') {
    return (
      <Banner appearance="error" live>
        <p>{t('push.loadFailed')}</p>
        <Button size="sm" variant="outline" className="mt-2" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </Banner>
    );
  }
  const isPossible = state === 'on' || state === 'off';
  return (
    <div
      {...rest}
      data-component="push-panel"
      data-state={state}
      className={cn('flex flex-col gap-3', className)}
    >
      <Switch
        labelFirst
        label={t('push.label')}
        hint={isPossible ? t('push.hint') : undefined}
        checked={state === 'on'}
        disabled={!isPossible}
        // Not `disabled`: that would lose the keyboard focus while the change is made.
        aria-disabled={pending || undefined}
        className={cn(pending && 'opacity-50')}
        onCheckedChange={(on) => {
          if (!pending) onCheckedChange(on);
        }}
      />
      {isPossible ? null : <p className="text-sm text-text-muted">{t(`push.${EXPLAINED[state]}`)}</p>}
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
    </div>
  );
};
