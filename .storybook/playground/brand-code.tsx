import type { BrandInput } from '@footlight/theme';
import { Tabs } from '@footlight/ui';
import { useMemo } from 'react';
import { type BrandFile, brandFiles, type FileGroup } from './brand-files.ts';
import { CopyButton } from './copy-button.tsx';

const groups: readonly { value: FileGroup; label: string; hint: string }[] = [
  { value: 'css', label: 'CSS', hint: 'Custom properties for a page of any kind, in both schemes.' },
  { value: 'tailwind', label: 'Tailwind theme', hint: 'The style sheet of an app with Tailwind 4.' },
  { value: 'tokens', label: 'Design tokens', hint: 'DTCG files for Figma, Penpot and Tokens Studio.' },
  { value: 'typescript', label: 'TypeScript', hint: 'The brand for @footlight/theme, or its values.' },
];

const File = ({ name, text }: BrandFile) => (
  <div className="flex min-w-0 flex-col gap-2">
    <div className="flex items-center justify-between gap-3">
      <h3 className="min-w-0 font-mono text-sm font-semibold wrap-anywhere">{name}</h3>
      <CopyButton text={text} name={name} />
    </div>
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-border bg-surface-sunken p-3"
    >
      <pre className="font-mono text-xs">{text}</pre>
    </section>
  </div>
);

/** The brand to take into a project. */
export const BrandCode = ({ brand }: { brand: BrandInput }) => {
  const files = useMemo(() => brandFiles(brand), [brand]);
  return (
    <Tabs
      label="Formats"
      items={groups.map(({ value, label, hint }) => ({
        value,
        label,
        content: (
          <div className="flex min-w-0 flex-col gap-4">
            <p className="text-sm text-text-muted">{hint}</p>
            {files[value].map((file) => (
              <File key={file.name} {...file} />
            ))}
          </div>
        ),
      }))}
    />
  );
};
