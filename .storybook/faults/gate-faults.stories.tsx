import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FaultGate } from '../gates.ts';

/**
 * One deliberate fault per gate: each story passes only if its gate reports the fault. They are hidden from the sidebar
 * and from screenshots.
 */
const meta = {
  title: 'Faults/Gates',
  tags: ['!dev', '!autodocs', 'fault'],
  // These stories need a left-to-right brand.
  globals: { brand: 'default' },
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fault = (gate: FaultGate, render: Story['render']): Story => ({ parameters: { fault: gate }, render });

const bar = { height: 8, width: 80, background: 'linear-gradient(90deg, currentcolor, currentcolor)' };

export const UnnamedButton = fault('axe', () => <button type="button" />);

export const WordOnTheConsole = fault('console', () => {
  // biome-ignore lint/suspicious/noConsole: the fault that the gate must find.
  console.info('rendered');
  return <p>A story that talks</p>;
});

export const CallOfThePlatform = fault('api call', () => {
  void fetch('/api/v1/site_config').catch(() => null);
  return <p>A story that needs a platform</p>;
});

// Gates that run once a component look at stories whose names begin with Default.
export const DefaultLegibleInLightAlone = fault('dark contrast', () => (
  <p className="only-dark" style={{ color: '#777', background: '#888' }}>
    Grey on grey after dark
  </p>
));

export const OwnColorLegibleInLightAlone = fault('dark contrast', () => (
  <p className="bg-surface p-2" data-own-color="" style={{ color: '#333' }}>
    A colour that somebody chose
  </p>
));

export const DefaultIgnoresHighContrast = fault('high contrast', () => (
  <p style={{ color: '#6d6d6d', background: '#fff' }}>Enough for most, not for all</p>
));

export const DefaultForOneBrandAlone = fault('another brand', () => (
  <p className="bg-surface p-2" style={{ color: '#333' }}>
    Legible while the surface is light
  </p>
));

export const ColourOfNoToken = fault('debug brand', () => (
  <p style={{ borderBottom: '1px solid #000' }}>A line that no brand can change</p>
));

export const FontOfNoToken = fault('debug brand', () => (
  <p style={{ fontFamily: 'Arial, sans-serif' }}>Letters that no brand can change</p>
));

export const PairThatNobodyDeclared = fault('debug brand', () => (
  <p className="bg-primary-soft p-2 text-text-subtle">Nobody holds this pair for any brand</p>
));

export const StateByGradientAlone = fault('forced colours', () => (
  <div>
    <div>
      {[true, false].map((isOn) => (
        <button key={String(isOn)} type="button" aria-pressed={isOn}>
          <span style={isOn ? bar : { ...bar, background: 'none' }} />
          Sound
        </button>
      ))}
    </div>
  </div>
));

export const RingByShadowAlone = fault('forced colours', () => (
  <p>
    <button type="button" className="outline-none focus-visible:shadow-lg">
      Where am I?
    </button>
  </p>
));

export const ButtonByFillAlone = fault('forced colours', () => (
  <button type="button" className="rounded-md bg-primary px-4 py-2 text-on-primary">
    Buy tokens
  </button>
));

export const FieldOfFifteenPixels = fault('fields', () => (
  <input aria-label="Message" className="text-text" style={{ fontSize: 15 }} />
));

export const OptionsOnTheSystemsSurface = fault('fields', () => (
  <select aria-label="Quality" className="text-on-media [&>option]:bg-transparent">
    <option>Auto</option>
  </select>
));

export const BoundToTheLeft = fault('right to left', () => (
  <div style={{ position: 'relative', overflow: 'visible' }}>
    <p style={{ position: 'absolute', left: 0, width: 200, marginLeft: 'auto', translate: 'var(--push)' }}>
      Pushed out
    </p>
    <style>{'[dir=rtl] { --push: -120px 0 }'}</style>
  </div>
));

export const TextInAFixedHeight = fault('text 200 %', () => (
  <div style={{ height: 24, overflow: 'hidden' }}>
    <p>One line fits, at twice the size it does not.</p>
  </div>
));

export const NeverStill = fault('reduced motion', () => (
  <div className="size-8 rounded-full bg-primary" style={{ animation: 'fl-spin 1s linear infinite' }} />
));

export const WiderThanAPhone = fault('390 px', () => <div className="h-8 w-[500px] bg-primary-soft" />);

export const DefaultOneLineOnAPhone: StoryObj<{ text: string }> = {
  parameters: { fault: 'long text at 390 px' },
  args: { text: 'Short enough' },
  render: ({ text }) => <p className="whitespace-nowrap">{text}</p>,
};

export const DefaultTwoLinesHigh: StoryObj<{ lines: { text: string }[] }> = {
  parameters: { fault: 'long text at 390 px' },
  args: { lines: [{ text: 'Short enough' }] },
  render: ({ lines }) => (
    <div className="h-12 overflow-hidden wrap-anywhere">
      <p>{lines[0]?.text}</p>
    </div>
  ),
};
