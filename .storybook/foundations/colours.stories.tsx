import {
  type ContrastLevel,
  contrastReport,
  cssVar,
  derivePalette,
  families,
  familyRoles,
  type Role,
  roles,
} from '@footlight/theme';
import { Badge } from '@footlight/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf } from '../brands.ts';
import { useFrame } from '../frames.tsx';
import type { Globals } from '../page.ts';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj;

const Swatch = ({ role, hex }: { role: Role; hex: string }) => (
  <li className="flex min-w-0 items-center gap-3">
    <span
      className="size-10 shrink-0 rounded-md shadow-[inset_0_0_0_1px_var(--fl-border)]"
      style={{ backgroundColor: cssVar(role) }}
    />
    <span className="min-w-0">
      <span className="block truncate text-sm font-semibold">{role}</span>
      <span className="block font-mono text-xs text-text-muted">{hex}</span>
    </span>
  </li>
);

const Group = ({ title, members }: { title: string; members: readonly Role[] }) => {
  const { brand, scheme } = useFrame();
  const palette = derivePalette(brandOf(brand));
  const shown = brandOf(brand).forceDark ? palette.dark : palette[scheme];
  return (
    <section className="mb-8">
      <h2 className="heading mb-3 text-lg">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
        {members.map((role) => (
          <Swatch key={role} role={role} hex={shown[role]} />
        ))}
      </ul>
    </section>
  );
};

/** Every colour role. Components use roles, never values. */
export const Default: Story = {
  render: () => {
    const ofFamilies = new Set(families.flatMap(familyRoles));
    return (
      <>
        <Group title="Ground and text" members={roles.filter((role) => !ofFamilies.has(role))} />
        {families.map((family) => (
          <Group key={family} title={family} members={familyRoles(family)} />
        ))}
      </>
    );
  },
};

const Report = ({ globals }: { globals: Globals }) => {
  const { brand, scheme } = useFrame();
  const input = brandOf(brand);
  const palette = derivePalette(input);
  const shown = input.forceDark ? 'dark' : scheme;
  const level: ContrastLevel = globals.contrast === 'more' ? 'more' : 'standard';
  const isShown = (one: { scheme: string; level: string }) => one.scheme === shown && one.level === level;
  const rows = contrastReport(palette).filter(isShown);
  const repairs = palette.repairs.filter(isShown);
  return (
    <>
      <h2 className="heading mb-1 text-lg">{`${rows.filter((row) => row.passes).length} of ${rows.length} pairs pass`}</h2>
      <ul className="mb-4 text-sm text-text-muted">
        {repairs.map(({ role, asked, given, forcedBy }) => (
          <li key={role}>
            {`${role}: ${asked} was moved to ${given}. `}
            {forcedBy
              .map(
                (pair) =>
                  `${pair.foreground} on ${pair.background}: ${pair.before.toFixed(2)} → ${pair.after.toFixed(2)}, needs ${pair.minimum}`,
              )
              .join('; ')}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-label="Contrast of all pairs" tabIndex={0} className="overflow-x-auto">
        <table className="w-full max-w-4xl text-start text-sm">
          <thead>
            <tr className="border-b border-border-strong">
              <th className="py-2">Sample</th>
              <th>On top</th>
              <th>Below</th>
              <th>Ratio</th>
              <th>Needs</th>
              <th>Result</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ foreground, background, use, plate, ratio, minimum, passes }) => (
              <tr
                key={`${foreground} ${background} ${use} ${plate?.alpha}`}
                className="border-b border-border"
              >
                <td className="py-1.5">
                  <span
                    aria-hidden="true"
                    className="inline-grid h-8 w-14 place-items-center rounded-sm font-semibold"
                    style={{
                      backgroundColor: plate
                        ? `color-mix(in srgb, ${cssVar(background)} ${plate.alpha * 100}%, ${plate.over === 'picture' ? 'white' : cssVar(plate.over)})`
                        : cssVar(background),
                      color: cssVar(foreground),
                    }}
                  >
                    {use === 'text' ? 'Aa' : '●'}
                  </span>
                </td>
                <td>{foreground}</td>
                <td>{plate ? `${background}, ${plate.alpha * 100} % over ${plate.over}` : background}</td>
                <td className="numeric">{ratio.toFixed(2)}</td>
                <td className="numeric">{minimum}</td>
                <td>
                  <Badge tone={passes ? 'success' : 'danger'}>{passes ? 'passes' : 'fails'}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};

/** The measured contrast of each pair in this brand. */
export const Contrast: Story = {
  parameters: {
    withoutGates: {
      'debug brand': 'Shows a sample of every pair, mixed as a browser would, not only of text.',
    },
  },
  render: (_, { globals }) => <Report globals={globals} />,
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('[data-component="badge"][data-variant="danger"]'),
    ).toHaveLength(0);
  },
};
