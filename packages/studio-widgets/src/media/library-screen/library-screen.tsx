import {
  type Library,
  type LibraryItem,
  PICTURE_ACCEPT,
  PICTURE_NAMES,
  UPLOAD_LIMITS,
  VIDEO_ACCEPT,
  VIDEO_NAMES,
} from '@footlight/contract';
import {
  Banner,
  Button,
  cn,
  Dialog,
  EmptyState,
  FileDrop,
  Pagination,
  Progress,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { FolderUp } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LibraryCard, type LibraryCardProps } from './library-card.tsx';
import { sizeText } from './size-text.ts';

export interface LibraryScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onPause'>,
    Omit<LibraryCardProps, 'item' | 'open' | 'pending' | 'onToggle'> {
  library: Library;
  /** The item whose change is being saved. */
  pendingId: number | null;
  /** A call failed. */
  notice: ReactNode;
  onNoticeClose: () => void;
  onFiles: (files: File[]) => void;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** `/studio/media`: a broadcaster's own items. */
export const LibraryScreen = (props: LibraryScreenProps) => {
  const {
    library,
    pendingId,
    notice,
    onNoticeClose,
    onFiles,
    onDelete,
    uploads,
    page,
    pageCount,
    hrefOf,
    itemHref,
    onAdd,
    onContinue,
    onDeleteFile,
    onPause,
    onResume,
    onCancel,
    onSave,
    className,
    ...rest
  } = props;
  const card = { itemHref, onAdd, onContinue, onDeleteFile, onPause, onResume, onCancel, onSave };
  const { t, language } = useTexts('library');
  const number = useNumber();
  const [openId, setOpenId] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<LibraryItem | null>(null);
  const used = {
    used: sizeText(library.used_bytes, language),
    most: sizeText(UPLOAD_LIMITS.quota, language),
  };
  const { items } = library;
  return (
    <div {...rest} data-component="library-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      {library.takes_videos ? null : <Banner appearance="warning">{t('noVideos')}</Banner>}
      {notice ? (
        <Banner appearance="error" live onClose={onNoticeClose}>
          {notice}
        </Banner>
      ) : null}
      <FileDrop
        label={t('drop')}
        hint={t('dropHint', { videos: VIDEO_NAMES, pictures: PICTURE_NAMES })}
        accept={library.takes_videos ? [...VIDEO_ACCEPT, ...PICTURE_ACCEPT] : PICTURE_ACCEPT}
        maxSize={UPLOAD_LIMITS.bytes.video}
        multiple
        onFiles={onFiles}
      />
      <Progress
        value={library.used_bytes}
        max={UPLOAD_LIMITS.quota}
        label={t('used', used)}
        showLabel
        size="xs"
      />
      {items.length === 0 ? (
        <EmptyState icon={<FolderUp />} title={t('empty')} headingLevel={2}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul aria-label={t('items')} className="flex min-w-0 flex-col gap-4">
          {items.map((item) => (
            <LibraryCard
              key={item.media.id}
              {...card}
              item={item}
              uploads={uploads.filter(({ itemId }) => itemId === item.media.id)}
              open={openId === item.media.id}
              pending={pendingId === item.media.id}
              onToggle={({ media }) => setOpenId(openId === media.id ? null : media.id)}
              onDelete={setLeaving}
            />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      <Dialog
        open={leaving !== null}
        size="sm"
        title={t('deleteItem', { name: leaving?.media.name ?? '' })}
        onClose={() => setLeaving(null)}
        footer={
          <>
            <Button variant="outline" onClick={() => setLeaving(null)}>
              {t('keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (leaving) onDelete(leaving);
                setLeaving(null);
              }}
            >
              {t('delete')}
            </Button>
          </>
        }
      >
        {leaving && leaving.buyers > 0
          ? t('deleteSold', { count: leaving.buyers, shown: number(leaving.buyers) })
          : t('deleteText')}
      </Dialog>
    </div>
  );
};
