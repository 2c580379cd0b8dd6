import { Banner, Button, clock, cn, Dialog, EmptyState, RadioCards, Spinner, useTexts } from '@footlight/ui';
import { Film } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';

export interface WatchChoice {
  id: number;
  name: string;
  /** Seconds. */
  duration: number;
}

export interface WatchPickerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  viewerName: string;
  /** The broadcaster's videos; null while they load. */
  videos: readonly WatchChoice[] | null;
  /** The videos could not be loaded. */
  hasFailed?: boolean;
  pending?: boolean;
  /** Translated: why the video could not be opened. */
  error?: ReactNode;
  onOpen: (id: number) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The broadcaster chooses a video that both watch (spec 3 §2). Renders its own Dialog. */
export function WatchPicker({
  viewerName: name,
  videos,
  hasFailed = false,
  pending = false,
  error = null,
  onOpen,
  onRetry,
  onClose,
  className,
  ...rest
}: WatchPickerProps) {
  const { t } = useTexts(['watch-together', 'common']);
  const [chosen, setChosen] = useState<number | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && !pending) onOpen(chosen);
  };
  const list = () => {
    if (hasFailed) {
      return (
        <Banner appearance="error" live data-part="failed">
          <p className="mb-2">{t('picker.failed')}</p>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </Banner>
      );
    }
    if (!videos) return <Spinner label={t('common:loading')} className="mx-auto my-8" />;
    if (videos.length === 0) {
      return (
        <EmptyState icon={<Film />} title={t('picker.empty')} headingLevel={3}>
          {t('picker.emptyText')}
        </EmptyState>
      );
    }
    return (
      <>
        <RadioCards
          legend={t('picker.list')}
          value={chosen === null ? null : String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
          options={videos.map((video) => ({
            value: String(video.id),
            label: video.name,
            description: t('picker.length', { shown: clock(video.duration) }),
          }))}
        />
        {error ? (
          <Banner appearance="error" live data-part="error">
            {error}
          </Banner>
        ) : null}
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={chosen === null} loading={pending}>
            {t('picker.open')}
          </Button>
        </div>
      </>
    );
  };
  return (
    <Dialog open onClose={onClose} title={t('picker.title')} description={t('picker.text', { name })}>
      <form
        {...rest}
        data-component="watch-picker"
        data-state={hasFailed ? 'failed' : !videos ? 'loading' : videos.length > 0 ? 'ready' : 'empty'}
        onSubmit={submit}
        className={cn('flex min-w-0 flex-col gap-4', className)}
      >
        {list()}
      </form>
    </Dialog>
  );
}
