import { Button, type ButtonProps, Kbd, useTexts } from '@footlight/ui';

export type OfficeCommandsButtonProps = Omit<ButtonProps, 'children'>;

/** Opens OfficeCommands, and names its shortcut where there is a keyboard. */
export const OfficeCommandsButton = (props: OfficeCommandsButtonProps) => {
  const { t } = useTexts('admin');
  return (
    <Button variant="outline" size="sm" {...props}>
      <span className="inline-flex items-center gap-2">
        {t('commands.button')}
        <Kbd keys={['Mod', 'K']} size="sm" className="pointer-coarse:hidden" />
      </span>
    </Button>
  );
};
