import {
  type LibraryFile,
  type LibraryItem,
  PICTURE_ACCEPT,
  PICTURE_NAMES,
  UPLOAD_LIMITS,
  VIDEO_ACCEPT,
  VIDEO_NAMES,
} from '@footlight/contract';
import { Badge, FileDrop, IconButton, useTexts } from '@footlight/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { stateTones } from './state-tones.ts';
import { type SendingFile, UploadProgress, type UploadProgressProps } from './upload-progress.tsx';

export interface LibraryFilesProps extends Omit<UploadProgressProps, 'file'> {
  item: LibraryItem;
  /** Files of this item that this tab sends. */
  uploads: readonly SendingFile[];
  onAdd: (item: LibraryItem, files: File[]) => void;
  onContinue: (item: LibraryItem, fileId: string, file: File) => void;
  onDeleteFile: (fileId: string) => void;
}

/** The files of an item, those on their way included. */
export const LibraryFiles = ({
  item,
  uploads,
  onAdd,
  onContinue,
  onDeleteFile,
  ...actions
}: LibraryFilesProps) => {
  const { t } = useTexts('library');
  const isSet = item.media.type_id === 1;
  const here = item.files.filter(({ state }) => state !== 'failed').length;
  const waiting = uploads.filter(({ fileId }) => !item.files.some(({ id }) => id === fileId));
  const hasRoom = here + waiting.length < (isSet ? UPLOAD_LIMITS.pictures : 1);
  return (
    <section data-part="files" className="flex min-w-0 flex-col gap-4">
      <h3 className="heading text-base">{t('files')}</h3>
      {item.files.length + waiting.length > 0 ? (
        <ul className="flex min-w-0 flex-col gap-3">
          {item.files.map((file) => {
            const task = uploads.find(({ fileId }) => fileId === file.id);
            return (
              <li key={file.id}>
                {task ? (
                  <UploadProgress file={task} {...actions} />
                ) : (
                  <StoredFile
                    file={file}
                    onContinue={(one) => onContinue(item, file.id, one)}
                    onDelete={() => onDeleteFile(file.id)}
                  />
                )}
              </li>
            );
          })}
          {waiting.map((file) => (
            <li key={file.key}>
              <UploadProgress file={file} {...actions} />
            </li>
          ))}
        </ul>
      ) : null}
      {hasRoom ? (
        <FileDrop
          label={t(isSet ? 'addPictures' : 'replace')}
          hint={isSet ? PICTURE_NAMES : VIDEO_NAMES}
          accept={isSet ? PICTURE_ACCEPT : VIDEO_ACCEPT}
          maxSize={UPLOAD_LIMITS.bytes[isSet ? 'picture' : 'video']}
          multiple={isSet}
          onFiles={(files) => onAdd(item, files)}
        />
      ) : null}
    </section>
  );
};

interface StoredFileProps {
  file: LibraryFile;
  onContinue: (file: File) => void;
  onDelete: () => void;
}

/** A file that the platform has, at least in part. */
const StoredFile = ({ file, onContinue, onDelete }: StoredFileProps) => {
  const { t } = useTexts('library');
  const [isOther, setIsOther] = useState(false);
  const { name, size, state, reason, cover_url } = file;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 items-center gap-3">
        {cover_url ? (
          <img src={cover_url} alt="" className="h-12 w-16 shrink-0 rounded-sm object-cover" loading="lazy" />
        ) : null}
        <span className="min-w-0 grow text-sm wrap-anywhere">{name}</span>
        <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
        <IconButton size="sm" variant="ghost" label={t('remove', { name })} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
      {reason ? <FileProblem reason={reason} /> : null}
      {state === 'receiving' ? (
        <FileDrop
          label={t('unfinished')}
          error={isOther ? t('otherFile', { name }) : undefined}
          onFiles={([one]) => {
            const isSame = one !== undefined && one.size === size && one.name.slice(0, name.length) === name;
            setIsOther(!isSame);
            if (isSame) onContinue(one);
          }}
        />
      ) : null}
    </div>
  );
};

/** Why a file could not be used, and what to do. */
export const FileProblem = ({ reason }: { reason: NonNullable<LibraryFile['reason']> }) => {
  const { t } = useTexts('library');
  return (
    <p className="text-sm text-danger-text">
      {t(`reason.${reason}`, { types: reason === 'not_picture' ? PICTURE_NAMES : VIDEO_NAMES })}
    </p>
  );
};
