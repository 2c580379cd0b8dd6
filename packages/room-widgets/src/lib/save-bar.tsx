import { Button, useTexts } from '@footlight/ui';

/** How a form that is saved as a whole stands. `changed`: not what the platform has. `saved`: it just was saved. */
export type SaveState = 'idle' | 'changed' | 'saving' | 'saved';

export interface SaveBarProps {
  state: SaveState;
  /** What is said while something is not saved. */
  changed: string;
  onDiscard: () => void;
}

/** The foot of a broadcaster's form: save, go back, and how it stands. */
export const SaveBar = ({ state, changed, onDiscard }: SaveBarProps) => {
  const { t } = useTexts('streamer');
  return (
    <div data-part="actions" className="flex min-w-0 flex-wrap items-center gap-3">
      <Button
        type="submit"
        className="min-w-0 max-w-full shrink"
        loading={state === 'saving'}
        disabled={state !== 'changed' && state !== 'saving'}
      >
        {t('settings.save')}
      </Button>
      {state === 'changed' ? (
        <Button variant="ghost" className="min-w-0 max-w-full shrink" onClick={onDiscard}>
          {t('settings.discard')}
        </Button>
      ) : null}
      <p role="status" data-part="status" className="min-w-0 text-sm text-text-muted empty:hidden">
        {state === 'saved' ? t('settings.saved') : state === 'changed' ? changed : null}
      </p>
    </div>
  );
};
