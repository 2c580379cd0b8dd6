import { brandConfigVersion } from '@footlight/theme';
import { Alert, Button, FileDrop, useTexts } from '@footlight/ui';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ChangeTable } from './change-table.tsx';
import {
  exportText,
  type FieldChange,
  type ImportProblem,
  readImport,
  type StudioConfig,
} from './config/studio-config.ts';

export interface ChangesPanelProps {
  changes: readonly FieldChange[];
  config: StudioConfig;
  /** Name of the exported file, without the extension. */
  fileName: string;
  isDiscarding: boolean;
  onImport(config: StudioConfig): void;
  onDiscard(): void;
}

/** Shows changes from the live brand, discards the draft, and exports or imports the settings. */
export const ChangesPanel = (props: ChangesPanelProps) => {
  const { t } = useTexts('studio');
  const { changes, config, fileName } = props;
  const [said, say] = useState<ImportProblem | 'imported' | null>(null);
  const take = async (file: File) => {
    const read = readImport(await file.text(), brandConfigVersion);
    say('problem' in read ? read.problem : 'imported');
    if ('config' in read) props.onImport(read.config);
  };
  const save = () => {
    const link = document.createElement('a');
    const address = URL.createObjectURL(new Blob([exportText(config)], { type: 'application/json' }));
    link.href = address;
    link.download = `${fileName}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <section className="flex min-w-0 flex-col items-start gap-3">
        <div className="w-full min-w-0">
          <ChangeTable changes={changes} />
        </div>
        {changes.length > 0 ? (
          <Button
            variant="outline"
            iconStart={<Undo2 />}
            loading={props.isDiscarding}
            onClick={props.onDiscard}
          >
            {t('changes.discard')}
          </Button>
        ) : null}
      </section>
      <section aria-labelledby="studio-files" className="flex min-w-0 flex-col items-start gap-3">
        <div>
          <h2 id="studio-files" className="heading text-lg">
            {t('changes.files')}
          </h2>
          <p className="text-sm text-text-muted">{t('changes.filesHint')}</p>
        </div>
        <Button variant="outline" iconStart={<Download />} onClick={save}>
          {t('changes.export')}
        </Button>
        <FileDrop
          label={t('changes.drop')}
          accept={['.json', 'application/json']}
          onFiles={([file]) => void (file && take(file))}
          error={said && said !== 'imported' ? t(`changes.${said}`) : undefined}
          className="w-full"
        />
        {said === 'imported' ? (
          <Alert tone="success" size="sm" live className="w-full">
            {t('changes.imported')}
          </Alert>
        ) : null}
      </section>
    </div>
  );
};
