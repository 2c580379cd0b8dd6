import type { LibraryItem } from '@footlight/contract';
import { Badge, Button, clock, Link, useNumber, useTexts } from '@footlight/ui';
import { FileProblem, LibraryFiles, type LibraryFilesProps } from './library-files.tsx';
import { LibraryTerms, type LibraryTermsProps, termsOf } from './library-terms.tsx';
import { stateTones } from './state-tones.ts';
import { UploadProgress } from './upload-progress.tsx';

export interface LibraryCardProps extends LibraryFilesProps, LibraryTermsProps {
  open: boolean;
  /** Address of the page of an item. */
  itemHref: (item: LibraryItem) => string;
  onToggle: (item: LibraryItem) => void;
  onDelete: (item: LibraryItem) => void;
}

/** One item of the own library: what it is, how far it is, and its settings when it is open. */
export const LibraryCard = ({
  open,
  itemHref,
  onToggle,
  onDelete,
  pending,
  onSave,
  ...files
}: LibraryCardProps) => {
  const { t } = useTexts(['library', 'ui']);
  const number = useNumber();
  const { item, uploads } = files;
  const { media, state, is_published, buyers } = item;
  const price = number(media.token_price);
  const terms =
    media.token_price > 0
      ? t('ui:tokens', { count: media.token_price, shown: price })
      : media.fanclub_access_level === null
        ? t('free')
        : t('club', { level: t(`ui:fanclub.${media.fanclub_access_level}`) });
  const content =
    media.type_id === 2
      ? clock(media.duration)
      : t('pictures', { count: media.item_count, shown: number(media.item_count) });
  const problems = new Set(item.files.flatMap(({ reason }) => reason ?? []));
  const isEmpty = media.item_count === 0;
  const publish = () => onSave(item, { ...termsOf(item), published: !is_published });
  return (
    <li
      data-component="library-card"
      data-state={state}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-border bg-surface p-4"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <img
          src={media.thumbnail_url}
          alt=""
          loading="lazy"
          className="aspect-4/3 w-28 shrink-0 rounded-md bg-surface-sunken object-cover"
        />
        <div className="flex min-w-32 flex-1 flex-col gap-1.5">
          <h2 className="heading text-base wrap-anywhere">{media.name}</h2>
          <p className="flex flex-wrap gap-1.5">
            <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
            {is_published ? <Badge tone="primary">{t('published')}</Badge> : <Badge>{t('draft')}</Badge>}
          </p>
          <p className="text-sm text-text-muted wrap-anywhere">
            {[
              ...(isEmpty ? [] : [content]),
              terms,
              ...(buyers > 0 ? [t('buyers', { count: buyers, shown: number(buyers) })] : []),
            ].join(' · ')}
          </p>
          {open ? null : [...problems].map((reason) => <FileProblem key={reason} reason={reason} />)}
        </div>
        <div className="flex flex-wrap gap-2 max-desktop:basis-full">
          <Button
            size="sm"
            variant="outline"
            className="grow desktop:flex-initial"
            disabled={!is_published && isEmpty}
            loading={pending}
            onClick={publish}
          >
            {t(is_published ? 'unpublish' : 'publish')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="grow desktop:flex-initial"
            aria-expanded={open}
            aria-label={open ? undefined : t('editItem', { name: media.name })}
            onClick={() => onToggle(item)}
          >
            {t(open ? 'close' : 'edit')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="grow desktop:flex-initial"
            onClick={() => onDelete(item)}
          >
            {t('delete')}
          </Button>
          {isEmpty ? null : (
            <Link href={itemHref(item)} className="self-center text-sm">
              {t('view')}
            </Link>
          )}
        </div>
      </div>
      {open
        ? null
        : uploads.map((file) => (
            <UploadProgress
              key={file.key}
              file={file}
              onPause={files.onPause}
              onResume={files.onResume}
              onCancel={files.onCancel}
            />
          ))}
      {open ? (
        <div className="flex min-w-0 flex-col gap-6 border-t border-border pt-4">
          <LibraryTerms item={item} pending={pending} onSave={onSave} />
          <LibraryFiles {...files} />
        </div>
      ) : null}
    </li>
  );
};
