import { Button, useTexts } from '@footlight/ui';

export interface InviteToastProps {
  /** Username of the inviting broadcaster. */
  from: string;
  onAccept: () => void;
  onReject: () => void;
}

/** Toast of an invitation to a contest. */
export const InviteToast = ({ from, onAccept, onReject }: InviteToastProps) => {
  const { t } = useTexts('versus');
  return (
    <span className="flex min-w-0 flex-col items-start gap-2">
      <span className="wrap-anywhere">{t('toast.invite', { name: from })}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onAccept}>
          {t('own.accept')}
        </Button>
        <Button size="sm" variant="outline" onClick={onReject}>
          {t('own.reject')}
        </Button>
      </span>
    </span>
  );
};
