import { Button, Dialog, useTexts } from '@footlight/ui';

export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a link out of the studio ends the broadcast. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => {
  const { t } = useTexts('live');
  return (
    <Dialog
      open
      size="sm"
      title={t('leave.title')}
      description={t('leave.text')}
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onStay}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('end')}
          </Button>
        </>
      }
    />
  );
};
