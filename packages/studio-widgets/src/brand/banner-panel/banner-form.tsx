import { BANNER_LIMITS, type Language } from '@footlight/contract';
import { Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { PictureField } from '../../lib/picture-field.tsx';
import type { BannerDraft, BannerProblems } from './banner-draft.ts';

export interface BannerFormProps {
  /** From 1. */
  number: number;
  banner: BannerDraft;
  /** The language whose words are edited. */
  language: Language;
  /** By field of this banner: `image`, `link`, `words.en.title`. */
  problems: BannerProblems;
  upload: { pending: boolean; error: ReactNode } | undefined;
  /** False while a picture is uploaded: after a removal, its place would be another banner's. */
  removable: boolean;
  onChange(next: BannerDraft): void;
  onFile(file: File): void;
  onRemove(): void;
}

/** One banner: its picture, the page that it leads to, and its words in one language. */
export const BannerForm = ({
  number,
  banner,
  language,
  problems,
  upload,
  removable,
  ...on
}: BannerFormProps) => {
  const { t } = useTexts('studio');
  const problemText = useProblemText();
  const words = banner.words[language] ?? { title: '', text: '' };
  const setWords = (change: Partial<typeof words>) =>
    on.onChange({ ...banner, words: { ...banner.words, [language]: { ...words, ...change } } });
  const problemOf = (field: string) => problemText(problems[field]);
  return (
    <fieldset
      aria-label={t('banners.one', { number })}
      data-studio="banner-form"
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-border p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="heading text-lg">{t('banners.one', { number })}</h2>
        <Button
          size="sm"
          variant="ghost"
          disabled={!removable}
          onClick={on.onRemove}
          aria-label={t('banners.removeOne', { number })}
        >
          {t('banners.remove')}
        </Button>
      </div>
      <PictureField
        label={t('banners.picture')}
        path={banner.image}
        pending={upload?.pending ?? false}
        error={upload?.error ?? problemOf('image')}
        onFile={on.onFile}
        onRemove={() => on.onChange({ ...banner, image: '' })}
      />
      <Field label={t('banners.link')} hint={t('banners.linkHint')} error={problemOf('link')}>
        <TextInput
          value={banner.link}
          spellCheck={false}
          onChange={({ target }) => on.onChange({ ...banner, link: target.value })}
        />
      </Field>
      <Field label={t('banners.title')} error={problemOf(`words.${language}.title`)}>
        <TextInput
          lang={language}
          maxLength={BANNER_LIMITS.title}
          value={words.title}
          onChange={({ target }) => setWords({ title: target.value })}
        />
      </Field>
      <Field label={t('banners.text')} error={problemOf(`words.${language}.text`)}>
        <TextInput
          lang={language}
          maxLength={BANNER_LIMITS.text}
          value={words.text}
          onChange={({ target }) => setWords({ text: target.value })}
        />
      </Field>
    </fieldset>
  );
};
