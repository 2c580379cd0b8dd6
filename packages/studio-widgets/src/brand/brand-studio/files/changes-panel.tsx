import { brandConfigVersion } from '@footlight/theme';
import { Alert, Button, FileDrop, lazyComponent, Skeleton, useTexts } from '@footlight/ui';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedFile } from '../../../lib/saved-file.ts';
import {
  exportText,
  type FieldChange,
  type ImportProblem,
  readImport,
  type StudioConfig,
} from '../config/studio-config.ts';
import { ChangeTable } from './change-table.tsx';

const TokenFiles = lazyComponent(() => import('./token-files.tsx'), {
  pending: () => <Skeleton className="h-32 w-full" />,
});

export interface ChangesPanelProps {
  changes: readonly FieldChange[];
  config: StudioConfig;
  /** Name of the saved files, without the extension. */
  fileName: string;
  discarding: boolean;
  onSaveFile(file: SavedFile): void;
  onImport(config: StudioConfig): void;
  onDiscard(): void;
}

/** Shows changes from the live brand, discards the draft, exports or imports the settings, and saves design tokens. */
export const ChangesPanel = (props: ChangesPanelProps) => {
  const { t } = useTexts('studio');
  const { changes, config, fileName } = props;
  const [said, say] = useState<ImportProblem | 'imported' | null>(null);
  const take = async (file: File) => {
    const read = readImport(await file.text(), brandConfigVersion);
    say('problem' in read ? read.problem : 'imported');
    if ('config' in read) props.onImport(read.config);
  };
  const save = () =>
    props.onSaveFile({ name: `${fileName}.json`, type: 'application/json', text: exportText(config) });
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
            loading={props.discarding}
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
      <TokenFiles custom={config.custom} fileName={fileName} onSaveFile={props.onSaveFile} />
    </div>
  );
};
