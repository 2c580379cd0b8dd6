import { brandStyleSheet, readBrand } from '@footlight/theme';
import { AnnouncerProvider, Tabs } from '@footlight/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { checkBrand } from '../../packages/studio-widgets/src/brand/brand-studio/config/studio-checks.ts';
import { toStudioConfig } from '../../packages/studio-widgets/src/brand/brand-studio/config/studio-config.ts';
import { ContrastPanel } from '../../packages/studio-widgets/src/brand/brand-studio/contrast/contrast-panel.tsx';
import { Board } from './board.tsx';
import { BrandCode } from './brand-code.tsx';
import { linkParameters, readLink } from './brand-link.ts';
import { Controls } from './controls.tsx';
import { LinkProblems } from './link-problems.tsx';
import { PageFrame } from './page-frame.tsx';

export interface PlaygroundProps {
  /** Query of the address: the playground starts with its brand. */
  query: string;
  /** Address of the playground without a brand. */
  address: string;
  /** Address of the story that shows a whole page. */
  frameAddress: string;
}

const BRAND = 'playground';
const withParameters = (address: string, parameters: URLSearchParams) =>
  `${address}${address.includes('?') ? '&' : '?'}${parameters}`;

/** Makes a brand from a few settings and shows it on components and pages, with its contrast and its code. */
export const Playground = ({ query, address, frameAddress }: PlaygroundProps) => {
  const [{ brand: linked, problems }, setLinked] = useState(() => readLink(query));
  const [config, setConfig] = useState(() => toStudioConfig({ custom: linked }));
  // A colour picker sends many colours a second: the controls follow at once, all else as fast as it can.
  const shown = useDeferredValue(config);
  const checks = useMemo(() => checkBrand(config), [config]);
  const { custom } = shown;
  const { brand, palette } = useMemo(
    () => ({ brand: readBrand(custom).brand, palette: checkBrand({ custom }).palette }),
    [custom],
  );
  const parameters = useMemo(() => linkParameters(custom), [custom]);
  const carried = useMemo(() => readLink(`?${parameters}`).brand, [parameters]);
  const logo = typeof custom.logo_path === 'string' ? custom.logo_path : null;
  const reset = () => {
    setLinked(readLink(''));
    setConfig(toStudioConfig({ custom: readLink('').brand }));
  };
  return (
    <AnnouncerProvider>
      <style>{brandStyleSheet(brand, { selector: `[data-brand=${BRAND}]`, palette })}</style>
      <div className="flex flex-col gap-6">
        <LinkProblems problems={problems} onDismiss={() => setLinked({ brand: linked, problems: [] })} />
        <div className="grid gap-8 desktop:grid-cols-[19rem_minmax(0,1fr)]">
          <Controls
            config={config}
            checks={checks}
            link={withParameters(address, parameters)}
            onConfigChange={setConfig}
            onReset={reset}
          />
          <Tabs
            label="Views of the brand"
            className="desktop:sticky desktop:top-4 desktop:self-start"
            items={[
              {
                value: 'components',
                label: 'Components',
                content: (
                  <div className="flex flex-wrap gap-4">
                    <Board scheme="light" brand={BRAND} logo={logo} />
                    <Board scheme="dark" brand={BRAND} logo={logo} />
                  </div>
                ),
              },
              {
                value: 'pages',
                label: 'Whole pages',
                content: <PageFrame brand={carried} logo={logo} src={frameAddress} />,
              },
              { value: 'contrast', label: 'Contrast', content: <ContrastPanel palette={palette} /> },
              { value: 'code', label: 'Code', content: <BrandCode brand={brand} /> },
            ]}
          />
        </div>
      </div>
    </AnnouncerProvider>
  );
};
