import type { Emoticon } from '@footlight/contract';
import { IconButton, useTexts } from '@footlight/ui';
import { Pin, X } from 'lucide-react';
import { withEmoticons } from './emoticons.tsx';

export interface HighlightedMessage {
  username: string;
  message: string;
}

/** A line that a moderator highlighted; stays above the others until it is dismissed. */
export function HighlightedLine({
  line,
  emoticons,
  onClose,
}: {
  line: HighlightedMessage;
  emoticons: readonly Emoticon[];
  /** Omitted for viewers who cannot dismiss it. */
  onClose?: (() => void) | undefined;
}) {
  const { t } = useTexts('room');
  return (
    <div
      role="status"
      data-part="highlighted"
      className="flex items-start gap-2 border-b border-border bg-primary-soft px-3 py-2 text-sm text-text"
    >
      <Pin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p className="max-h-16 min-w-0 flex-1 overflow-y-auto wrap-anywhere">
        <span className="sr-only">{t('chat.highlighted')} </span>
        <bdi className="font-semibold">{line.username}</bdi>
        {': '}
        <bdi data-part="message">{withEmoticons(line.message, emoticons)}</bdi>
      </p>
      {onClose ? (
        <IconButton size="sm" label={t('chat.unhighlight')} onClick={onClose}>
          <X />
        </IconButton>
      ) : null}
    </div>
  );
}
