import { Button, cn, IconButton, TextInput, useTexts } from '@footlight/ui';
import { Search, X } from 'lucide-react';
import type { ComponentProps, FormEvent } from 'react';

export interface FreeVideoSearchProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Address of the list, with the language: the form works without JavaScript, too. */
  action: string;
  /** The words that the list was searched for. */
  value: string;
  onSearch(words: string): void;
  /** Keeps the tag of the list. */
  tag: string | null;
}

/** Searches the free videos. */
export const FreeVideoSearch = ({
  action,
  value,
  onSearch,
  tag,
  className,
  ...rest
}: FreeVideoSearchProps) => {
  const { t } = useTexts('content');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` has no types in React yet, and the form needs the role.
    <form
      role="search"
      {...rest}
      data-component="free-video-search"
      action={action}
      onSubmit={submit}
      className={cn('flex min-w-0 gap-2', className)}
    >
      {tag === null ? null : <input type="hidden" name="tag" value={tag} />}
      <TextInput
        key={value}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={80}
        aria-label={t('free.search')}
        placeholder={t('free.search')}
        start={<Search aria-hidden="true" />}
        {...(value
          ? {
              end: (
                <IconButton label={t('free.clear')} onClick={() => onSearch('')}>
                  <X aria-hidden="true" />
                </IconButton>
              ),
            }
          : {})}
      />
      <Button type="submit" variant="outline">
        {t('free.go')}
      </Button>
    </form>
  );
};
