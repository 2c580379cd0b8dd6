import { Badge, Button, TextInput, useTexts } from '@footlight/ui';
import type { CSSProperties } from 'react';

export interface ShapeSampleProps {
  radius: number;
  density: number;
}

/** Live sample of roundness and spacing, beside their controls. */
export const ShapeSample = ({ radius, density }: ShapeSampleProps) => {
  const { t } = useTexts('studio');
  const style = { '--fl-radius': radius, '--fl-density': density } as CSSProperties;
  return (
    <div
      style={style}
      data-studio="shape-sample"
      className="flex min-w-0 flex-wrap items-center gap-3 rounded-lg border border-border bg-surface p-4"
    >
      <Button>{t('sample.button')}</Button>
      <Button variant="outline">{t('sample.button')}</Button>
      <Badge tone="primary">{t('sample.badge')}</Badge>
      <TextInput aria-label={t('sample.text')} defaultValue={t('sample.text')} className="w-40" />
    </div>
  );
};
