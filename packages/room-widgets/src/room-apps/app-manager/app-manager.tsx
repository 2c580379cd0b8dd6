import { APP_NAMES, type AppInstall, type AppName, type AppView } from '@footlight/contract/room-apps';
import { Badge, Button, cn, useFocusAfter, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldProblems } from '../../lib/draft.ts';
import { FormError } from '../../lib/form-error.tsx';
import { AppConfigForm } from './app-config-form.tsx';
import { type ConfigDraft, startingDraft } from './app-fields.ts';

export type AppDrafts = Readonly<Partial<Record<AppName, ConfigDraft>>>;

export interface AppManagerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The running apps, as the room shows them. */
  installed: readonly AppView[];
  /** Unsaved settings by app. */
  drafts: AppDrafts;
  onDraftChange: (app: AppName, draft: ConfigDraft) => void;
  /** What the platform refused about an app: its settings by field, and why. */
  problems?: { app: AppName; fields: FieldProblems; error?: ReactNode } | null;
  /** The app that is being installed or removed. */
  pendingId: AppName | null;
  onInstall: (install: AppInstall) => void;
  onUninstall: (app: AppName) => void;
}

/**
 * Lets a broadcaster install, change and remove the apps of their room (spec 2 §3). Token: `--app-manager-radius`.
 */
export function AppManager({
  installed,
  drafts,
  onDraftChange,
  problems = null,
  pendingId,
  onInstall,
  onUninstall,
  className,
  ...rest
}: AppManagerProps) {
  const { t } = useTexts('broadcaster');
  const [opened, setOpened] = useState<AppName | null>(null);
  // Removing an app removes the pressed button.
  const [removed, setRemoved] = useState<AppName | null>(null);
  const { mark, target } = useFocusAfter();
  return (
    <section
      aria-label={t('apps.title')}
      {...rest}
      data-component="app-manager"
      className={cn(
        'min-w-0 border border-border-strong bg-surface text-text rounded-[var(--app-manager-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <ul className="flex min-w-0 flex-col divide-y divide-border">
        {APP_NAMES.map((app) => {
          const view = installed.find((one) => one.app === app);
          const name = t(`apps.${app}`);
          const isOpen = opened === app;
          const setUp = t(view ? 'apps.change' : 'apps.setUp');
          return (
            <li
              key={app}
              data-part="app"
              data-app={app}
              data-state={view ? 'running' : 'idle'}
              className="flex min-w-0 flex-col gap-3 p-4"
            >
              <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
                <h3 data-part="name" className="heading min-w-0 text-base wrap-anywhere">
                  {name}
                </h3>
                {view ? <Badge tone="success">{t('apps.running')}</Badge> : null}
                <span className="ms-auto flex min-w-0 flex-wrap gap-2">
                  <Button
                    ref={removed === app ? target : undefined}
                    size="sm"
                    variant="outline"
                    aria-label={`${setUp}: ${name}`}
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? null : app)}
                  >
                    {setUp}
                  </Button>
                  {view ? (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={t('apps.takeDownName', { name })}
                      loading={pendingId === app && !isOpen}
                      aria-disabled={pendingId !== null}
                      onClick={mark(() => {
                        setRemoved(app);
                        onUninstall(app);
                      })}
                    >
                      {t('apps.takeDown')}
                    </Button>
                  ) : null}
                </span>
              </div>
              {problems?.app === app ? <FormError>{problems.error}</FormError> : null}
              {isOpen ? (
                <AppConfigForm
                  app={app}
                  running={view !== undefined}
                  draft={drafts[app] ?? startingDraft(app, view)}
                  onDraftChange={(draft) => onDraftChange(app, draft)}
                  problems={problems?.app === app ? problems.fields : {}}
                  pending={pendingId === app}
                  onInstall={onInstall}
                  onClose={() => setOpened(null)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
