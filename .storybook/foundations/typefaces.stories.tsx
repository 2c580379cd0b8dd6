import { typefaceFamilies, typefaces } from '@footlight/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Foundations/Typefaces',
  parameters: { withoutGates: { 'debug brand': 'shows typefaces beside the brand’s own' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const sample = 'Live now, and 1,234 people are watching. Größe, cœur, mañana, Łódź.';

/** The typefaces that a brand can choose, each of them self-hosted and under the SIL Open Font License. */
export const Default: Story = {
  render: () => (
    <dl className="flex flex-col gap-5">
      {typefaces.map((one) => (
        <div
          key={one.name}
          className="grid gap-x-6 border-b border-border pb-5 desktop:grid-cols-[180px_1fr]"
          style={{ fontFamily: typefaceFamilies(one) }}
        >
          <dt className="text-sm text-text-muted">{one.name}</dt>
          <dd>
            <span className="block text-2xl font-bold">{sample}</span>
            <span className="block">{sample}</span>
          </dd>
        </div>
      ))}
    </dl>
  ),
};

const sizeOf = (family: string, fallback: string, weight: number) => {
  const line = document.createElement('span');
  line.style.cssText = `position:absolute;white-space:nowrap;line-height:normal;font:${weight} 40px ${family},${fallback}`;
  line.textContent = 'Live broadcasters chat with you and your friends, right now';
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return { width, height };
};

/** While a file loads, its stand-in is as wide and as high, so that nothing moves when the file has come. */
export const StandIns: Story = {
  ...Default,
  play: async () => {
    for (const { name } of typefaces) {
      for (const weight of [400, 650]) {
        const loaded = await document.fonts.load(`${weight} 40px "${name} Variable"`);
        await document.fonts.load(`${weight} 40px "${name} Stand-in"`);
        await expect(loaded, name).toHaveLength(1);
        const [real, standIn] = [
          sizeOf(`"${name} Variable"`, 'monospace', weight),
          sizeOf(`"${name} Stand-in"`, 'monospace', weight),
        ];
        await expect(Math.abs(standIn.width / real.width - 1), `width of ${name} ${weight}`).toBeLessThan(
          0.03,
        );
        await expect(Math.abs(standIn.height / real.height - 1), `height of ${name} ${weight}`).toBeLessThan(
          0.03,
        );
      }
    }
  },
};
