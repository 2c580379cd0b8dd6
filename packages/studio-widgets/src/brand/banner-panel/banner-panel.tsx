import { LANGUAGES, type Language } from '@footlight/contract';
import {
  Alert,
  Button,
  cn,
  EmptyState,
  Field,
  languageNames,
  Select,
  Skeleton,
  useTexts,
} from '@footlight/ui';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import {
  type BannerDraft,
  type BannerProblems,
  languageOfProblem,
  MAX_BANNERS,
  NEW_BANNER,
} from './banner-draft.ts';
import { BannerForm } from './banner-form.tsx';

export interface BannerPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of the site; undefined while they are read. */
  banners: readonly BannerDraft[] | undefined;
  /** False for a site whose settings hide banners. */
  shown: boolean;
  changed: boolean;
  problems: BannerProblems;
  /** By the position of the banner. */
  uploads: Readonly<Record<number, { pending: boolean; error: ReactNode }>>;
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  /** Translated. */
  done: string | null;
  onBannersChange(next: readonly BannerDraft[]): void;
  onUpload(position: number, file: File): void;
  onSave(): void;
  onDiscard(): void;
  /** Reads the list again after it could not be read. */
  onRetry(): void;
}

/** Problems of one banner, by its own field names. */
const ownProblems = (problems: BannerProblems, position: number): BannerProblems => {
  const start = `banners.${position}.`;
  const own = Object.entries(problems).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(own.map(([name, problem]) => [name.slice(start.length), problem]));
};

/** The banners of a site: add, edit and remove, and save them all at once (spec 1 §6). */
export const BannerPanel = (props: BannerPanelProps) => {
  const { t } = useTexts(['studio', 'common']);
  const {
    banners,
    shown,
    changed,
    problems,
    uploads,
    pending,
    error,
    done,
    onBannersChange,
    onUpload,
    onSave,
    onDiscard,
    onRetry,
    className,
    ...rest
  } = props;
  const [language, setLanguage] = useState<Language>('en');
  // The words with the problem are those to be seen.
  useEffect(() => {
    const found = languageOfProblem(problems);
    if (found) setLanguage(found);
  }, [problems]);
  const failed = error ? (
    <Alert tone="error" live>
      {error}
    </Alert>
  ) : null;
  if (!banners)
    return failed ? (
      <div className="flex flex-col items-start gap-3">
        {failed}
        <Button variant="outline" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </div>
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  const isUploading = Object.values(uploads).some(({ pending }) => pending);
  return (
    <div {...rest} data-component="banner-panel" className={cn('flex min-w-0 flex-col gap-4', className)}>
      <p className="text-sm text-text-muted">{t('banners.intro')}</p>
      {shown ? null : (
        <Alert tone="warning" size="sm">
          {t('banners.hidden', { field: t('field.hide_banner') })}
        </Alert>
      )}
      {banners.length === 0 ? (
        <EmptyState title={t('banners.none')} headingLevel={2} />
      ) : (
        <Field label={t('banners.language')} hint={t('banners.languageHint')}>
          <Select
            value={language}
            options={LANGUAGES.map((one) => ({ value: one, label: languageNames[one] }))}
            onChange={({ target }) => setLanguage(target.value as Language)}
          />
        </Field>
      )}
      {banners.map((banner, position) => (
        <BannerForm
          // biome-ignore lint/suspicious/noArrayIndexKey: drafts have no identity but their place, and keep no state.
          key={position}
          number={position + 1}
          banner={banner}
          language={language}
          problems={ownProblems(problems, position)}
          upload={uploads[position]}
          removable={!isUploading && !pending}
          onChange={(next) => onBannersChange(banners.with(position, next))}
          onFile={(file) => onUpload(position, file)}
          onRemove={() => onBannersChange(banners.filter((_, at) => at !== position))}
        />
      ))}
      {failed}
      {done ? (
        <Alert tone="success" size="sm" live>
          {done}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          iconStart={<Plus />}
          aria-disabled={banners.length >= MAX_BANNERS || pending}
          onClick={() => onBannersChange([...banners, NEW_BANNER])}
        >
          {t('banners.add')}
        </Button>
        <Button loading={pending} aria-disabled={!changed || isUploading} onClick={onSave}>
          {t('banners.save')}
        </Button>
        <Button variant="ghost" aria-disabled={!changed || isUploading || pending} onClick={onDiscard}>
          {t('banners.discard')}
        </Button>
      </div>
    </div>
  );
};
