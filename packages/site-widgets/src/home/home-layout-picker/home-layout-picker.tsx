import type { Settings } from '@footlight/contract';
import { Button, IconButton, type IconButtonProps, Popover, RadioGroup, useTexts } from '@footlight/ui';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';

export type HomeLayout = NonNullable<Settings['home_layout']>;
const LAYOUTS = ['featured', 'classic', 'section', 'custom'] as const satisfies readonly HomeLayout[];

export interface HomeLayoutPickerProps extends Omit<IconButtonProps, 'label' | 'children'> {
  layout: HomeLayout;
  onLayoutChange: (layout: HomeLayout) => void;
  /** Opens the choice of sections. */
  onEdit: () => void;
}

/** A button that opens the choice between the layouts of the home page (spec 2 §2). */
export const HomeLayoutPicker = ({ layout, onLayoutChange, onEdit, ...rest }: HomeLayoutPickerProps) => {
  const { t } = useTexts('home');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={t('layout.label')}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton {...rest} data-component="home-layout-picker" size="sm" label={t('layout.label')}>
          <LayoutGrid />
        </IconButton>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          aria-label={t('layout.label')}
          value={layout}
          onValueChange={(value) => onLayoutChange(value as HomeLayout)}
          options={LAYOUTS.map((value) => ({
            value,
            label: t(`layout.${value}`),
            hint: t(`layout.${value}Hint`),
          }))}
        />
        {layout === 'custom' ? (
          <Button
            variant="outline"
            onClick={() => {
              setIsOpen(false);
              onEdit();
            }}
          >
            {t('layout.edit')}
          </Button>
        ) : null}
      </div>
    </Popover>
  );
};
