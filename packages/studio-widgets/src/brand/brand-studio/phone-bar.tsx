import { SegmentedControl, useTexts } from '@footlight/ui';
import { Eye, Pencil } from 'lucide-react';
import { PublishButton, type PublishButtonProps } from './publish-button.tsx';

export type StudioView = 'edit' | 'preview';

export interface PhoneBarProps extends Pick<PublishButtonProps, 'studio' | 'changed'> {
  view: StudioView;
  onViewChange(view: StudioView): void;
}

/** At the thumb on a phone, where fields and preview take turns. Icons, because the words of some languages need two lines. */
export const PhoneBar = ({ view, onViewChange, ...publish }: PhoneBarProps) => {
  const { t } = useTexts('studio');
  return (
    <div
      data-part="phone-bar"
      className="sticky bottom-0 z-10 -mx-3 flex flex-wrap gap-2 border-t border-border bg-surface p-3 desktop:hidden"
    >
      <SegmentedControl
        aria-label={t('view.label')}
        block
        className="w-auto grow"
        value={view}
        segments={[
          { value: 'edit', label: t('view.edit'), icon: <Pencil />, hideLabel: true },
          { value: 'preview', label: t('view.preview'), icon: <Eye />, hideLabel: true },
        ]}
        onValueChange={(value) => onViewChange(value === 'preview' ? 'preview' : 'edit')}
      />
      <PublishButton {...publish} className="grow" />
    </div>
  );
};
