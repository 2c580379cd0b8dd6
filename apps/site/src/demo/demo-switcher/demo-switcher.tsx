import type { Language } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { languageNames, languages, Select } from '@footlight/ui';
import { demoTexts } from '../demo-texts.ts';
import { DEMO_ROLES, type DemoRole } from '../recording.ts';

export interface DemoChoice {
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
  const texts = demoTexts[language];
  const choices = [
    {
      label: texts.brand,
      value: brand,
      options: Object.entries(demoSites).map(([id, site]) => ({ value: id, label: site.display_name })),
      choose: (value: string) => onChange({ brand: value }),
    },
    {
      label: texts.role,
      value: role,
      options: roles.map((id) => ({ value: id, label: texts.roles[id] })),
      choose: (value: string) => onChange({ role: value as DemoRole }),
    },
    {
      label: texts.language,
      value: language,
      options: languages.map((id) => ({ value: id, label: languageNames[id] })),
      choose: (value: string) => onChange({ language: value as Language }),
    },
    {
      label: texts.scheme,
      value: scheme,
      options: schemes.map((id) => ({ value: id, label: texts[id] })),
      choose: (value: string) => onChange({ scheme: value as DemoChoice['scheme'] }),
    },
  ];
  return (
    <aside
      data-component="demo-switcher"
      aria-label={texts.demo}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border bg-raised px-4 py-1 text-2xs text-text-muted"
    >
      <p className="max-md:sr-only">{texts.hint}</p>
      <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 md:ms-auto">
        {choices.map(({ label, value, options, choose }) => (
          <label key={label} className="flex min-w-0 items-center gap-1">
            <span className="max-md:sr-only">{label}</span>
            <Select
              className="min-h-7 max-w-36 py-0 ps-2 text-2xs pointer-coarse:text-base"
              value={value}
              options={options}
              onChange={(event) => choose(event.target.value)}
            />
          </label>
        ))}
      </div>
    </aside>
  );
};
