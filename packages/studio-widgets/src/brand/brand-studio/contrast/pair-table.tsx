import { type ContrastResult, contrastReport, type Palette } from '@footlight/theme';
import { Badge, SegmentedControl, Select, Table, useNumber, useTexts } from '@footlight/ui';
import { useMemo, useState } from 'react';
import { Swatch } from './swatch.tsx';

export interface PairTableProps {
  palette: Palette;
}

const palettes = ['light', 'dark', 'lightMore', 'darkMore'] as const;
type PaletteName = (typeof palettes)[number];
const filters = ['all', 'onlyRepaired', 'failing'] as const;
type Filter = (typeof filters)[number];

const paletteOf = ({ scheme, level }: Pick<ContrastResult, 'scheme' | 'level'>): PaletteName =>
  level === 'more' ? `${scheme}More` : scheme;
const pairOf = ({ foreground, background }: Pick<ContrastResult, 'foreground' | 'background'>) =>
  `${foreground} ${background}`;

/** Colour pairs with their ratio in one of the four palettes: all, those that caused an adjustment, or those that fail. */
export const PairTable = ({ palette }: PairTableProps) => {
  const { t } = useTexts('studio');
  const number = useNumber({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = useNumber();
  const [shown, show] = useState<PaletteName>('light');
  const [filter, setFilter] = useState<Filter>('all');
  const report = useMemo(() => contrastReport(palette), [palette]);
  const repaired = new Set(
    palette.repairs.flatMap((move) =>
      paletteOf(move) === shown ? move.forcedBy.map((pair) => pairOf(pair)) : [],
    ),
  );
  const inPalette = report.filter((pair) => paletteOf(pair) === shown);
  const rows = inPalette.filter(
    (pair) => filter === 'all' || (filter === 'failing' ? !pair.passes : repaired.has(pairOf(pair))),
  );
  const [scheme, isMore] = [shown.startsWith('light') ? 'light' : 'dark', shown.endsWith('More')] as const;
  const colors = isMore ? palette.more[scheme] : palette[scheme];
  const ratio = (value: number) => `${number(Math.floor(value * 100) / 100)}:1`;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h2 className="heading text-lg">{t('contrast.pairs')}</h2>
      <p className="text-sm text-text-muted">
        {t('contrast.summary', {
          count: report.length,
          shown: whole(report.length),
          failing: whole(report.filter(({ passes }) => !passes).length),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={t('contrast.palette')}
          className="w-auto max-w-full"
          value={shown}
          options={palettes.map((value) => ({ value, label: t(`contrast.${value}`) }))}
          onChange={({ target }) => show(target.value as PaletteName)}
        />
        <SegmentedControl
          aria-label={t('contrast.show')}
          value={filter}
          segments={filters.map((value) => ({ value, label: t(`contrast.${value}`) }))}
          onValueChange={(value) => setFilter(value as Filter)}
        />
      </div>
      <Table
        caption={t('contrast.pairs')}
        size="sm"
        narrow="scroll"
        rows={rows}
        rowKey={(pair) => `${pairOf(pair)} ${pair.plate?.over ?? ''}`}
        empty={t('contrast.none')}
        columns={[
          {
            key: 'sample',
            header: t('contrast.sample'),
            cell: (pair) => (
              <Swatch color={colors[pair.background]} ink={colors[pair.foreground]} className="h-6 w-9" />
            ),
          },
          {
            key: 'foreground',
            header: t('contrast.foreground'),
            isRowHeader: true,
            cell: (pair) => <code className="font-mono text-xs">{pair.foreground}</code>,
          },
          {
            key: 'background',
            header: t('contrast.background'),
            cell: (pair) => <code className="font-mono text-xs">{pair.background}</code>,
          },
          {
            key: 'ratio',
            header: t('contrast.ratio'),
            align: 'end',
            cell: (pair) => (
              <Badge tone={pair.passes ? (repaired.has(pairOf(pair)) ? 'warning' : 'success') : 'danger'}>
                {ratio(pair.ratio)}
              </Badge>
            ),
          },
          {
            key: 'needed',
            header: t('contrast.needed'),
            align: 'end',
            cell: (pair) => ratio(pair.minimum),
          },
        ]}
      />
    </div>
  );
};
