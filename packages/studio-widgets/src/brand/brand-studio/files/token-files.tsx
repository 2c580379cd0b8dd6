import { type ContrastLevel, readBrand, type Scheme } from '@footlight/theme';
import { designTokens, tokensSheet } from '@footlight/theme/design-tokens';
import { Button, useTexts } from '@footlight/ui';
import { Download } from 'lucide-react';
import type { SavedFile } from '../../../lib/saved-file.ts';

interface TokenFilesProps {
  /** Settings of the draft. */
  custom: Readonly<Record<string, unknown>>;
  /** Name of the saved files, without the scheme and the extension. */
  fileName: string;
  onSaveFile(file: SavedFile): void;
}

interface Mode {
  key: 'light' | 'dark' | 'lightMore' | 'darkMore';
  /** Of the file's name. */
  ending: string;
  scheme: Scheme;
  contrast: ContrastLevel;
}
const modes: readonly Mode[] = [
  { key: 'light', ending: 'light', scheme: 'light', contrast: 'standard' },
  { key: 'dark', ending: 'dark', scheme: 'dark', contrast: 'standard' },
  { key: 'lightMore', ending: 'light-more-contrast', scheme: 'light', contrast: 'more' },
  { key: 'darkMore', ending: 'dark-more-contrast', scheme: 'dark', contrast: 'more' },
];

/** Saves the design tokens of the draft, a file for each scheme and contrast level, and its CSS variables. */
const TokenFiles = ({ custom, fileName, onSaveFile }: TokenFilesProps) => {
  const { t } = useTexts('studio');
  const { brand } = readBrand(custom);
  const isDark = brand.forceDark === true;
  const save = ({ ending, scheme, contrast }: Mode) => {
    const tokens = designTokens(brand, scheme, { contrast });
    const text = `${JSON.stringify(tokens, null, 2)}\n`;
    onSaveFile({ name: `${fileName}-${ending}.tokens.json`, type: 'application/json', text });
  };
  return (
    <section aria-labelledby="studio-tokens" className="flex min-w-0 flex-col items-start gap-3">
      <div>
        <h2 id="studio-tokens" className="heading text-lg">
          {t('tokens.title')}
        </h2>
        <p className="text-sm text-text-muted">{t('tokens.hint')}</p>
        {isDark ? <p className="text-sm text-text-muted">{t('tokens.onlyDark')}</p> : null}
      </div>
      <div className="flex max-w-full flex-wrap gap-2">
        {modes
          .filter(({ scheme }) => !isDark || scheme === 'dark')
          .map((mode) => (
            <Button
              key={mode.key}
              variant="outline"
              className="max-w-full"
              iconStart={<Download />}
              onClick={() => save(mode)}
            >
              {t(`tokens.${mode.key}`)}
            </Button>
          ))}
        <Button
          variant="outline"
          className="max-w-full"
          iconStart={<Download />}
          onClick={() =>
            onSaveFile({ name: `${fileName}-tokens.css`, type: 'text/css', text: tokensSheet(brand) })
          }
        >
          {t('tokens.css')}
        </Button>
      </div>
    </section>
  );
};
export default TokenFiles;
