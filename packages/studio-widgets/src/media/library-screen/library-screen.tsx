import {
  type Library,
  type LibraryItem,
  PICTURE_ACCEPT,
  PICTURE_NAMES,
  UPLOAD_LIMITS,
  VIDEO_ACCEPT,
  VIDEO_NAMES,
} from '@footlight/contract';
import { ContentFrame, type ContentFrameProps } from '@footlight/site-widgets';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  FileDrop,
  Pagination,
  Progress,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { FolderUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LibraryCard, type LibraryCardProps } from './library-card.tsx';
import { sizeText } from './size-text.ts';

export interface LibraryScreenProps
  extends Pick<ContentFrameProps, 'onRetry'>,
    Omit<LibraryCardProps, 'item' | 'isOpen' | 'isSaving' | 'onToggle'> {
  library: Library | undefined;
  errorMessage: ReactNode;
  /** The item whose change is being saved. */
  savingId: number | null;
  /** A call failed. */
  notice: ReactNode;
  onNoticeClose: () => void;
  onFiles: (files: File[]) => void;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** `/studio/media`: a broadcaster's own items. */
export const LibraryScreen = ({
  library,
  savingId,
  notice,
  onNoticeClose,
  onFiles,
  onDelete,
  sending,
  page,
  pageCount,
  hrefOf,
  errorMessage,
  onRetry,
  ...card
}: LibraryScreenProps) => {
  const { t, language } = useTexts('library');
  const number = useNumber();
  const [openId, setOpenId] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<LibraryItem | null>(null);
  const used = {
    used: sizeText(library?.used_bytes ?? 0, language),
    most: sizeText(UPLOAD_LIMITS.quota, language),
  };
  const items = library?.items ?? [];
  return (
    <ContentFrame
      name="library-screen"
      title={t('title')}
      work
      loading={!library}
      error={errorMessage}
      onRetry={onRetry}
    >
      {library && !library.takes_videos ? <Banner appearance="warning">{t('noVideos')}</Banner> : null}
      {notice ? (
        <Banner appearance="error" live onClose={onNoticeClose}>
          {notice}
        </Banner>
      ) : null}
      <FileDrop
        label={t('drop')}
        hint={t('dropHint', { videos: VIDEO_NAMES, pictures: PICTURE_NAMES })}
        accept={library?.takes_videos ? [...VIDEO_ACCEPT, ...PICTURE_ACCEPT] : PICTURE_ACCEPT}
        maxSize={UPLOAD_LIMITS.bytes.video}
        multiple
        onFiles={onFiles}
      />
      <Progress
        value={library?.used_bytes ?? 0}
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
              sending={sending.filter(({ itemId }) => itemId === item.media.id)}
              isOpen={openId === item.media.id}
              isSaving={savingId === item.media.id}
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
    </ContentFrame>
  );
};
