import { Button, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface LeaveDialogProps extends Omit<ComponentProps<'span'>, 'children'> {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a link out of the studio ends the broadcast. */
export const LeaveDialog = ({ onStay, onLeave, ...rest }: LeaveDialogProps) => {
  const { t } = useTexts('live');
  return (
    <Dialog
      open
      size="sm"
      title={t('leave.title')}
      description={
        <span {...rest} data-component="leave-dialog">
          {t('leave.text')}
        </span>
      }
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
