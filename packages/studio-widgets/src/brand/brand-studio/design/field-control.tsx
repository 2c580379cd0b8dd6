import { FINGERPRINT_CACHE, SITE_HOME_LAYOUTS } from '@footlight/contract';
import { type BrandColor, densityRange, radiusRange } from '@footlight/theme';
import {
  Field,
  NumberInput,
  Select,
  Slider,
  Switch,
  TextArea,
  TextInput,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { PictureField } from '../../../lib/picture-field.tsx';
import { type KnownField, textAt, valueAt } from '../config/studio-config.ts';
import { ColorMoves } from '../contrast/color-moves.tsx';
import { ColorField } from './color-field.tsx';
import type { FieldEditing, Uploads } from './field-editing.ts';
import { TypefaceField } from './typeface-field.tsx';
import { useFallbackText } from './use-fallback-text.ts';

export interface FieldControlProps extends FieldEditing {
  field: KnownField;
  problem: string | undefined;
  upload: Uploads[string] | undefined;
}

const inputOfColor: Record<string, BrandColor> = {
  color_primary: 'primary',
  color_primary_dark: 'primaryDark',
  color_secondary: 'secondary',
  color_secondary_dark: 'secondaryDark',
};
const hinted = {
  force_dark_mode: true,
  home_layout: true,
  hide_banner: true,
  hide_explicit: true,
  is_non_nude: true,
  standby_enabled: true,
  wl_transcode: true,
  app_enabled: true,
  is_allow_affiliate_id: true,
  show_offline_pic_on_browse_page: true,
  support_email: true,
  support_phone: true,
  support_chat_url: true,
  google_analytics_4_id: true,
  google_analytics_id: true,
  affiliate_tracker_url: true,
  tracking_sampling: true,
  popunder_url: true,
  fingerprint_enabled: true,
  fingerprint_cache_time: true,
  thumbnail_test_enabled: true,
} as const;
const hasHint = (name: string): name is keyof typeof hinted => Object.hasOwn(hinted, name);

/** The control that fits a field. */
export const FieldControl = ({ field, problem, upload, config, checks, ...on }: FieldControlProps) => {
  const { t } = useTexts('studio');
  const shown = useNumber();
  const { name, path, kind } = field;
  const label = t(`field.${name}`);
  const text = textAt(config, path);
  const value = valueAt(config, path);
  const fallback = useFallbackText()(config, field);
  const hint = hasHint(name) ? t(`hint.${name}`) : fallback;
  const set = (next: unknown) => on.onFieldChange(field, next);
  const around = { label, ...(problem ? { error: problem } : {}), ...(hint ? { hint } : {}) };

  switch (kind) {
    case 'color': {
      const isDark = name.endsWith('_dark');
      const role = name.startsWith('color_primary') ? 'primary' : 'secondary';
      return (
        <ColorField
          label={label}
          pickLabel={t('pick', { field: label })}
          hint={t(isDark ? 'hint.colorDark' : 'hint.color')}
          error={problem}
          value={text}
          fallback={checks.palette[isDark ? 'dark' : 'light'][role]}
          onChange={set}
        >
          <ColorMoves verdict={checks.palette.verdicts.find(({ input }) => input === inputOfColor[name])} />
        </ColorField>
      );
    }
    case 'picture':
      return (
        <PictureField
          label={label}
          path={text}
          onDark={name === 'logo_dark_path'}
          pending={upload?.pending ?? false}
          error={upload?.error ?? problem}
          onFile={(file) => on.onUpload(field, file)}
          onRemove={() => set(undefined)}
        />
      );
    case 'pixels':
    case 'seconds':
      return (
        <Field {...around} optional>
          <NumberInput
            value={typeof value === 'number' ? value : null}
            max={kind === 'seconds' ? FINGERPRINT_CACHE.most : 480}
            onValueChange={(next) => set(next ?? undefined)}
          />
        </Field>
      );
    case 'factor': {
      const [min, max] = name === 'radius_factor' ? radiusRange : densityRange;
      return (
        <Field {...around}>
          <Slider
            value={typeof value === 'number' ? value : 1}
            min={min}
            max={max}
            step={0.05}
            showValue
            format={(factor) => shown(Math.round(factor * 100) / 100)}
            onValueChange={(next) => set(Math.round(next * 100) / 100)}
          />
        </Field>
      );
    }
    case 'switch':
      return (
        <Switch
          label={label}
          hint={problem ?? hint}
          labelFirst
          checked={typeof value === 'boolean' ? value : (field.onByDefault ?? false)}
          onCheckedChange={set}
        />
      );
    case 'homeLayout':
      return (
        <Field {...around}>
          <Select
            value={text || SITE_HOME_LAYOUTS[0]}
            // The default is no setting.
            onChange={({ target }) => set(target.value === SITE_HOME_LAYOUTS[0] ? undefined : target.value)}
            options={SITE_HOME_LAYOUTS.map((layout) => ({ value: layout, label: t(`homeLayout.${layout}`) }))}
          />
        </Field>
      );
    case 'html':
      return (
        <Field {...around} hint={[t('hint.html'), fallback].filter(Boolean).join(' ')} optional>
          <TextArea
            rows={2}
            maxRows={8}
            lang={field.language}
            value={text}
            onChange={({ target }) => set(target.value)}
          />
        </Field>
      );
    case 'font':
      return (
        <TypefaceField
          label={label}
          value={text}
          inherited={name === 'heading_font_family' && textAt(config, 'custom.font_family') !== ''}
          heading={name === 'heading_font_family'}
          error={problem}
          onValueChange={set}
        />
      );
    default:
      return (
        <Field {...around} {...(name === 'display_name' ? { required: true } : { optional: true })}>
          <TextInput
            value={text}
            lang={field.language}
            autoComplete="off"
            onChange={({ target }) => set(target.value)}
          />
        </Field>
      );
  }
};
