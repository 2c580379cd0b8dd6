import { SegmentedControl, useTexts } from '@footlight/ui';
import { PublishButton, type PublishButtonProps } from './publish-button.tsx';

export type StudioView = 'edit' | 'preview';

export interface PhoneBarProps extends Pick<PublishButtonProps, 'studio' | 'changed'> {
  view: StudioView;
  onViewChange(view: StudioView): void;
}

/** At the thumb on a phone, where fields and preview take turns. */
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
        className="min-w-0 flex-1 basis-56"
        value={view}
        segments={[
          { value: 'edit', label: t('view.edit') },
          { value: 'preview', label: t('view.preview') },
        ]}
        onValueChange={(value) => onViewChange(value === 'preview' ? 'preview' : 'edit')}
      />
      <PublishButton {...publish} className="grow" />
    </div>
  );
};
