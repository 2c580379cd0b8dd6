/** The few culori functions used here; the library ships no types. */
declare module 'culori/fn' {
  interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number | undefined;
    alpha?: number | undefined;
  }
  interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
    alpha?: number | undefined;
  }
  type AnyColor = Oklch | Rgb;
  const modeHsl: object;
  const modeHwb: object;
  const modeLab: object;
  const modeLch: object;
  const modeLrgb: object;
  const modeOklab: object;
  const modeOklch: object;
  const modeRgb: object;
  const modeXyz50: object;
  const modeXyz65: object;
  function useMode(definition: object): unknown;
  function clampChroma(color: Oklch, mode: 'oklch', gamut: 'rgb'): Oklch;
  function formatHex(color: AnyColor): string;
  function parse(color: string): AnyColor | undefined;
  function parseHex(hex: string): Rgb | undefined;
  function converter(mode: 'oklch'): (color: AnyColor) => Oklch;
  function converter(mode: 'rgb'): (color: AnyColor) => Rgb;
}
