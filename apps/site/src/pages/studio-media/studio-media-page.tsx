import { ApiError } from '@footlight/client';
import { type LibraryItem, mediaHref, PICTURE_NAMES, VIDEO_NAMES } from '@footlight/contract';
import { ContentFrame } from '@footlight/site-widgets';
import { type LibraryItemTerms, LibraryScreen } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { RefusedFiles } from '../../features/media/library/file-kind.ts';
import { useLibrary } from '../../features/media/library/use-library.ts';
import { pageNumberOf } from '../../features/media/page-number.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useMember } from '../../shell/session/use-member.ts';

const PATH = '/studio/media';
const PAGE = 24;
const OWN_TEXTS = [
  ...(['upload_not_ready', 'upload_empty', 'upload_too_large', 'upload_quota'] as const),
  ...(['upload_limit', 'upload_no_space', 'conflict', 'network'] as const),
];

/** `/studio/media`: only broadcasters have a library. */
export const StudioMediaPage = () => {
  const { t } = useTexts(['library', 'extra']);
  const [query] = useSearchParams();
  const page = pageNumberOf(query);
  const { isLoggedIn } = useMember();
  const library = useLibrary(page, isLoggedIn);
  const errorContent = useErrorContent();
  const [savingId, setSavingId] = useState<number | null>(null);
  const { data, error, failure } = library;
  if (error?.type === 'forbidden') return <NotFoundPage />;

  const textOf = (one: unknown): ReactNode => {
    if (one instanceof RefusedFiles) {
      const types = { picture: PICTURE_NAMES, video: VIDEO_NAMES };
      const refusal = t('error.upload_type', {
        names: one.files.map(({ name }) => name).join(', '),
        types: one.wanted ? types[one.wanted] : `${types.video}, ${types.picture}`,
      });
      return one.hasHeic ? `${refusal} ${t('extra:heic')}` : refusal;
    }
    const own = one instanceof ApiError ? OWN_TEXTS.find((type) => type === one.type) : undefined;
    return errorContent(one, own && t(`error.${own}`));
  };
  const save = async (item: LibraryItem, terms: LibraryItemTerms) => {
    setSavingId(item.media.id);
    await library.save(item, terms);
    setSavingId(null);
  };
  return (
    <ContentFrame
      name="studio-media"
      title={t('title')}
      work
      loading={!data}
      error={error && !data ? t('failed') : null}
      onRetry={() => void library.mutate()}
    >
      {data ? (
        <LibraryScreen
          library={data}
          pendingId={savingId}
          uploads={library.tasks.map((task) => ({
            ...task,
            problem: task.problem ? textOf(task.problem) : null,
          }))}
          notice={failure ? textOf(failure) : null}
          onNoticeClose={library.dismiss}
          onFiles={(files) => void library.add(files)}
          onAdd={({ media }, files) =>
            void library.addTo(media.id, media.type_id === 1 ? 'picture' : 'video', files)
          }
          onContinue={(item, fileId, file) => library.continueFile(item.media.id, fileId, file)}
          onPause={library.pause}
          onResume={library.resume}
          onCancel={({ key }) => void library.cancel(key)}
          onDeleteFile={(id) => void library.deleteFile(id)}
          onDelete={(item) => void library.deleteItem(item.media.id)}
          onSave={(item, terms) => void save(item, terms)}
          page={page}
          pageCount={Math.ceil(data.count_total / PAGE)}
          hrefOf={(one) => (one > 1 ? `${PATH}?page=${one}` : PATH)}
          itemHref={({ media }) => mediaHref(media)}
        />
      ) : null}
    </ContentFrame>
  );
};
