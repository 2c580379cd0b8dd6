import { IconButton, useTexts } from '@footlight/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';

export interface FeedMovesProps {
  /** Id of the text that names the other ways to move. */
  hintId: string;
  mayGoBack: boolean;
  mayGoOn: boolean;
  onMove(by: 1 | -1): void;
}

/** The buttons at the picture's edge that change the broadcaster. */
export const FeedMoves = ({ hintId, mayGoBack, mayGoOn, onMove }: FeedMovesProps) => {
  const { t } = useTexts('content');
  const moves = [
    { by: -1, label: t('feed.previous'), may: mayGoBack, Icon: ChevronUp },
    { by: 1, label: t('feed.next'), may: mayGoOn, Icon: ChevronDown },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={t('feed.feed')}
      aria-describedby={hintId}
      className="absolute inset-y-0 end-3 z-2 flex flex-col items-center justify-center gap-3"
    >
      {moves.map(({ by, label, may, Icon }) => (
        <IconButton
          key={by}
          size="lg"
          label={label}
          // Not `disabled`: at an end, the pressed button would lose the focus.
          aria-disabled={!may}
          onClick={() => onMove(by)}
          className="rounded-full bg-media text-on-media hover:bg-media forced-colors:border"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
};
