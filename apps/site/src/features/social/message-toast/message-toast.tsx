import { Button, useTexts } from '@footlight/ui';

export interface MessageToastProps {
  text: string;
  onOpen: () => void;
}

/** Toast of a new private message. */
export const MessageToast = ({ text, onOpen }: MessageToastProps) => {
  const { t } = useTexts('people');
  return (
    <span className="flex min-w-0 flex-col items-start gap-2">
      <bdi className="line-clamp-2 wrap-anywhere">{text}</bdi>
      <Button size="sm" variant="outline" onClick={onOpen}>
        {t('toast.open')}
      </Button>
    </span>
  );
};
