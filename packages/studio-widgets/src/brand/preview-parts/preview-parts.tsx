import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Chip,
  cn,
  Field,
  Progress,
  Switch,
  TextInput,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps } from 'react';

export type PreviewPartsProps = Omit<ComponentProps<'section'>, 'children'>;

/** Buttons, badges, notes and fields in the brand of a draft. */
export function PreviewParts({ className, ...rest }: PreviewPartsProps) {
  const { t } = useTexts('studio');
  return (
    <section
      {...rest}
      data-component="preview-parts"
      className={cn('mx-auto flex w-full max-w-[720px] flex-col gap-5 px-3 py-6', className)}
    >
      <h1 className="heading text-3xl wrap-anywhere">{t('preview.parts')}</h1>
      <div className="flex flex-wrap gap-2">
        {(['primary', 'secondary', 'outline', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {t('sample.button')}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['neutral', 'primary', 'secondary', 'live', 'new', 'success', 'warning', 'danger'] as const).map(
          (tone) => (
            <Badge key={tone} tone={tone}>
              {t('sample.badge')}
            </Badge>
          ),
        )}
      </div>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={t('preview.alert')}>
          {t('preview.alertText')}
        </Alert>
      ))}
      <Field label={t('preview.field')} hint={t('preview.fieldHint')}>
        <TextInput defaultValue={t('sample.text')} />
      </Field>
      <Switch label={t('preview.switch')} defaultChecked />
      <Checkbox label={t('preview.switch')} defaultChecked />
      <div className="flex flex-wrap gap-2">
        <Chip selected>{t('preview.chip')}</Chip>
        <Chip>{t('preview.chip')}</Chip>
      </div>
      <Progress label={t('preview.field')} value={60} />
    </section>
  );
}
