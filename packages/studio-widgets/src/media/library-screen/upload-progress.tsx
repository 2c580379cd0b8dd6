import { Button, Progress, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { sizeText } from './size-text.ts';

/** A file that this tab sends. */
export interface SendingFile {
  key: string;
  itemId: number;
  fileId: string | null;
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'paused' | 'failed';
  /** Why it failed, in the reader's language. */
  problem: ReactNode;
}

export interface UploadProgressProps {
  file: SendingFile;
  onPause: (key: string) => void;
  onResume: (key: string) => void;
  onCancel: (file: SendingFile) => void;
}

/** One running upload: how far it is, and what to do with it. */
export const UploadProgress = ({ file, onPause, onResume, onCancel }: UploadProgressProps) => {
  const { t, language } = useTexts('library');
  const { key, name, size, sent, state, problem } = file;
  const amount = t('sent', { sent: sizeText(sent, language), size: sizeText(size, language) });
  return (
    <div data-part="upload" data-state={state} className="flex min-w-0 flex-col gap-2">
      <Progress
        value={sent}
        max={Math.max(1, size)}
        label={t('sending', { name })}
        showLabel
        aside={state === 'paused' || state === 'waiting' ? t(state) : amount}
        valueText={amount}
        tone={state === 'failed' ? 'danger' : 'primary'}
      />
      {problem ? (
        <p role="alert" className="text-sm text-danger-text wrap-anywhere">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {state === 'sending' || state === 'waiting' ? (
          <Button size="sm" variant="outline" onClick={() => onPause(key)}>
            {t('pause')}
          </Button>
        ) : (
          <Button size="sm" variant="outline" onClick={() => onResume(key)}>
            {t(state === 'failed' ? 'retry' : 'resume')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onCancel(file)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
};
