import { LANGUAGES, type Language } from '@footlight/contract';
import { Alert, Button, EmptyState, Field, languageNames, Select, Skeleton, useTexts } from '@footlight/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type BannerDraft,
  type BannerProblems,
  languageOfProblem,
  MAX_BANNERS,
  NEW_BANNER,
} from './banner-draft.ts';
import { BannerForm } from './banner-form.tsx';

export interface BannerPanelProps {
  /** In the order of the site; undefined while they are read. */
  banners: readonly BannerDraft[] | undefined;
  /** False for a site whose settings hide banners. */
  isShown: boolean;
  isChanged: boolean;
  problems: BannerProblems;
  /** By the position of the banner. */
  uploads: Readonly<Record<number, { isBusy: boolean; error: ReactNode }>>;
  isSaving: boolean;
  /** Translated. */
  error: ReactNode;
  /** Translated. */
  done: string | null;
  onChange(next: readonly BannerDraft[]): void;
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
  const { banners, problems, isSaving } = props;
  const [language, setLanguage] = useState<Language>('en');
  // The words with the problem are those to be seen.
  useEffect(() => {
    const found = languageOfProblem(problems);
    if (found) setLanguage(found);
  }, [problems]);
  const failed = props.error ? (
    <Alert tone="error" live>
      {props.error}
    </Alert>
  ) : null;
  if (!banners)
    return failed ? (
      <div className="flex flex-col items-start gap-3">
        {failed}
        <Button variant="outline" onClick={props.onRetry}>
          {t('common:retry')}
        </Button>
      </div>
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  const isUploading = Object.values(props.uploads).some(({ isBusy }) => isBusy);
  return (
    <div data-studio="banner-panel" className="flex min-w-0 flex-col gap-4">
      <p className="text-sm text-text-muted">{t('banners.intro')}</p>
      {props.isShown ? null : (
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
          upload={props.uploads[position]}
          isRemovable={!isUploading && !isSaving}
          onChange={(next) => props.onChange(banners.with(position, next))}
          onFile={(file) => props.onUpload(position, file)}
          onRemove={() => props.onChange(banners.filter((_, at) => at !== position))}
        />
      ))}
      {failed}
      {props.done ? (
        <Alert tone="success" size="sm" live>
          {props.done}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          iconStart={<Plus />}
          aria-disabled={banners.length >= MAX_BANNERS || isSaving}
          onClick={() => props.onChange([...banners, NEW_BANNER])}
        >
          {t('banners.add')}
        </Button>
        <Button loading={isSaving} aria-disabled={!props.isChanged || isUploading} onClick={props.onSave}>
          {t('banners.save')}
        </Button>
        <Button
          variant="ghost"
          aria-disabled={!props.isChanged || isUploading || isSaving}
          onClick={props.onDiscard}
        >
          {t('banners.discard')}
        </Button>
      </div>
    </div>
  );
};
