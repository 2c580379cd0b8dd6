import { ROOM_SOUNDS } from '@footlight/contract';
import type { AppInstall, AppName } from '@footlight/contract/room-apps';
import { Button, Field, Select, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type FieldProblems, missingIn } from '../../lib/draft.ts';
import { TokenField } from '../../lib/token-field.tsx';
import { APP_FIELDS, type ConfigDraft, type ConfigField, type ConfigRow, toInstall } from './app-fields.ts';
import { ConfigRows } from './config-rows.tsx';

interface AppConfigFormProps {
  app: AppName;
  running: boolean;
  draft: ConfigDraft;
  onDraftChange: (draft: ConfigDraft) => void;
  problems: FieldProblems;
  pending: boolean;
  onInstall: (install: AppInstall) => void;
  onClose: () => void;
}

/** The settings of one app, generated from its contract schema. */
export const AppConfigForm = ({
  app,
  running,
  draft,
  onDraftChange,
  problems: told,
  pending,
  onInstall,
  onClose,
}: AppConfigFormProps) => {
  const { t } = useTexts(['broadcaster', 'common']);
  const problemText = useProblemText();
  const missing = missingIn(draft, 'config');
  const problems = { ...told, ...missing };
  const set = (name: string, value: ConfigDraft[string]) => onDraftChange({ ...draft, [name]: value });

  const control = (field: ConfigField) => {
    const { name, kind } = field;
    const path = `config.${name}`;
    const problem = problems[path];
    const shared = {
      label: t(`config.${name}`),
      error: problemText(problem),
    };
    switch (kind) {
      case 'number':
        return (
          <TokenField
            key={name}
            label={shared.label}
            name={path}
            value={draft[name] as number | null}
            onChange={(value) => set(name, value)}
            min={field.min}
            max={field.max}
            problems={problems}
          />
        );
      case 'rows':
        return (
          <ConfigRows
            key={name}
            field={field}
            rows={draft[name] as readonly ConfigRow[]}
            onChange={(rows) => set(name, rows)}
            path={path}
            problems={problems}
          />
        );
      case 'sound':
        return (
          <Field key={name} {...shared}>
            <Select
              value={String(draft[name])}
              onChange={(event) => set(name, event.target.value)}
              options={ROOM_SOUNDS.map((value) => ({ value, label: t(`sounds.${value}`) }))}
            />
          </Field>
        );
      case 'text':
        return (
          <Field key={name} {...shared}>
            <TextInput
              value={String(draft[name])}
              maxLength={60}
              onChange={(event) => set(name, event.target.value)}
            />
          </Field>
        );
    }
  };

  return (
    <form
      data-part="form"
      noValidate
      className="flex min-w-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && Object.keys(missing).length === 0) onInstall(toInstall(app, draft));
      }}
    >
      {APP_FIELDS[app].map(control)}
      {running ? <p className="text-sm text-text-muted">{t('apps.restartHint')}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={pending}>
          {t(running ? 'apps.restart' : 'apps.install')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </form>
  );
};
