import { Button, CopyField, Field } from '@footlight/ui';
import { useState } from 'react';
import type { StudioChecks } from '../../packages/studio-widgets/src/brand/brand-studio/config/studio-checks.ts';
import {
  type StudioConfig,
  studioFields,
  withValue,
} from '../../packages/studio-widgets/src/brand/brand-studio/config/studio-config.ts';
import { useProblems } from '../../packages/studio-widgets/src/brand/brand-studio/config/use-problems.ts';
import { FieldControl } from '../../packages/studio-widgets/src/brand/brand-studio/design/field-control.tsx';

export interface ControlsProps {
  config: StudioConfig;
  checks: StudioChecks;
  /** Address that opens the playground with this brand. */
  link: string;
  onConfigChange(config: StudioConfig): void;
  onReset(): void;
}

const names = [
  'color_primary',
  'color_secondary',
  'logo_path',
  'radius_factor',
  'density_factor',
  'font_family',
  'heading_font_family',
];
const fields = names.flatMap((name) => studioFields.filter((field) => field.name === name));
const nothing = { problems: {}, findings: [] };

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The brand's settings, with the controls of Brand Studio. */
export const Controls = ({ config, checks, link, onConfigChange, onReset }: ControlsProps) => {
  const problemOf = useProblems(checks, nothing);
  const [unread, setUnread] = useState(false);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {fields.map((field) => (
        <FieldControl
          key={field.path}
          field={field}
          config={config}
          checks={checks}
          problem={problemOf(field)}
          upload={
            field.name === 'logo_path' && unread
              ? { pending: false, error: 'The browser cannot read this file. Choose another one.' }
              : undefined
          }
          onFieldChange={(changed, value) => onConfigChange(withValue(config, changed.path, value))}
          onUpload={(changed, file) =>
            readAsDataUrl(file).then(
              (url) => {
                setUnread(false);
                onConfigChange(withValue(config, changed.path, url));
              },
              () => setUnread(true),
            )
          }
        />
      ))}
      <Field
        label="Link to this brand"
        hint="It carries all settings but the logo, which stays in this page."
      >
        <CopyField value={link} />
      </Field>
      <Button variant="outline" onClick={onReset}>
        Start over
      </Button>
    </div>
  );
};
