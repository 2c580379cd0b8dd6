import { Banner, Button, cn, Skeleton, Switch, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { PushState } from '../../../shell/push/push.ts';

export interface PushPanelProps {
  /** `null` while it is read; `failed` if it could not be. */
  state: PushState | 'failed' | null;
  isBusy: boolean;
  /** What went wrong with the last change. */
  problem: ReactNode;
  onChange(isOn: boolean): void;
  onRetry(): void;
}

const EXPLAINED = { denied: 'denied', unsupported: 'unsupported', install_first: 'installFirst' } as const;

/** Push messages on this device: a switch, or why there is none. */
export const PushPanel = ({ state, isBusy, problem, onChange, onRetry }: PushPanelProps) => {
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
    <div data-component="push-panel" data-state={state} className="flex flex-col gap-3">
      <Switch
        labelFirst
        label={t('push.label')}
        hint={isPossible ? t('push.hint') : undefined}
        checked={state === 'on'}
        disabled={!isPossible}
        // Not `disabled`: that would lose the keyboard focus while the change is made.
        aria-disabled={isBusy || undefined}
        className={cn(isBusy && 'opacity-50')}
        onCheckedChange={(isOn) => {
          if (!isBusy) onChange(isOn);
        }}
      />
      {isPossible ? null : <p className="text-sm text-text-muted">{t(`push.${EXPLAINED[state]}`)}</p>}
      {problem ? (
        <Banner appearance="error" live>
          {problem}
        </Banner>
      ) : null}
    </div>
  );
};
