import type { Language } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { languageNames, languages, Select } from '@footlight/ui';
import { useId } from 'react';
import { demoTexts } from '../demo-texts.ts';
import { DEMO_ROLES, type DemoRole } from '../recording.ts';

interface DemoChoice {
  brand: string;
  language: Language;
  scheme: 'system' | 'light' | 'dark';
  role: DemoRole;
}

export interface DemoSwitcherProps extends DemoChoice {
  onChange(choice: Partial<DemoChoice>): void;
}

const roles = Object.keys(DEMO_ROLES) as DemoRole[];
const schemes = ['system', 'light', 'dark'] as const;

/** The demo's own bar above the site: what a prospect wants to see it in. */
export const DemoSwitcher = ({ brand, language, scheme, role, onChange }: DemoSwitcherProps) => {
  const id = useId();
  const texts = demoTexts[language];
  const choices = [
    {
      label: texts.brand,
      value: brand,
      options: Object.entries(demoSites).map(([one, site]) => ({ value: one, label: site.display_name })),
      choose: (value: string) => onChange({ brand: value }),
    },
    {
      label: texts.role,
      value: role,
      options: roles.map((one) => ({ value: one, label: texts.roles[one] })),
      choose: (value: string) => onChange({ role: value as DemoRole }),
    },
    {
      label: texts.language,
      value: language,
      options: languages.map((one) => ({ value: one, label: languageNames[one] })),
      choose: (value: string) => onChange({ language: value as Language }),
    },
    {
      label: texts.scheme,
      value: scheme,
      options: schemes.map((one) => ({ value: one, label: texts[one] })),
      choose: (value: string) => onChange({ scheme: value as DemoChoice['scheme'] }),
    },
  ];
  return (
    <aside
      data-component="demo-switcher"
      aria-label={texts.demo}
      className="flex items-center gap-x-4 border-b border-border bg-surface-raised px-4 py-1 max-desktop:px-2 text-2xs text-text-muted"
    >
      <p className="max-desktop:sr-only">{texts.hint}</p>
      <div className="flex min-w-0 gap-x-3 max-desktop:flex-1 max-desktop:gap-x-1 desktop:ms-auto">
        {choices.map(({ label, value, options, choose }) => (
          <div key={label} className="flex min-w-0 flex-1 items-center gap-1">
            <label htmlFor={`${id}-${label}`} className="whitespace-nowrap max-desktop:sr-only">
              {label}
            </label>
            <Select
              id={`${id}-${label}`}
              className="min-h-7 min-w-0 py-0 ps-2 pe-7 text-2xs pointer-coarse:text-base desktop:max-w-40"
              value={value}
              options={options}
              onChange={(event) => choose(event.target.value)}
            />
          </div>
        ))}
      </div>
    </aside>
  );
};
