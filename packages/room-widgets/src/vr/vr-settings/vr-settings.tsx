import { VR_LAYOUTS, VR_PROJECTIONS, type VrFormat, type VrView } from '@footlight/contract';
import { cn, Field, SegmentedControl, Select, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface VrSettingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  view: VrView;
  onViewChange: (view: VrView) => void;
  /** The format that the platform names for the stream. */
  streamed: VrFormat;
  /** The viewer's own choice; null: as streamed. */
  format: VrFormat | null;
  onFormatChange: (format: VrFormat | null) => void;
}

const formats: VrFormat[] = VR_PROJECTIONS.flatMap((projection) =>
  VR_LAYOUTS.map((layout) => ({ projection, layout })),
);
const keyOf = ({ projection, layout }: VrFormat): string => `${projection}-${layout}`;

/** View mode and picture format of a VR page (spec 3 §3). */
export function VrSettings({
  view,
  onViewChange,
  streamed,
  format,
  onFormatChange,
  className,
  ...rest
}: VrSettingsProps) {
  const { t } = useTexts('vr');
  const nameOf = ({ projection, layout }: VrFormat) => t(`settings.${layout}`, { degrees: projection });
  return (
    <div {...rest} data-component="vr-settings" className={cn('flex min-w-0 flex-col gap-5', className)}>
      <Field label={t('settings.view')} hint={t('settings.viewHint')}>
        <SegmentedControl
          value={view}
          onValueChange={(next) => onViewChange(next as VrView)}
          segments={[
            { value: '2d', label: t('settings.flat') },
            { value: '3d', label: t('settings.deep') },
          ]}
        />
      </Field>
      <Field label={t('settings.format')} hint={t('settings.formatHint')}>
        <Select
          value={format ? keyOf(format) : 'auto'}
          onChange={({ currentTarget }) =>
            onFormatChange(formats.find((one) => keyOf(one) === currentTarget.value) ?? null)
          }
          options={[
            { value: 'auto', label: t('settings.auto', { format: nameOf(streamed) }) },
            ...formats.map((one) => ({ value: keyOf(one), label: nameOf(one) })),
          ]}
        />
      </Field>
    </div>
  );
}
