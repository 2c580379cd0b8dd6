/** Keywords of values, by kind. Words outside these lists are rejected. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const anywhere = words('inherit initial unset');

export const colorWords =
  words(`transparent currentcolor canvas canvastext linktext buttonface buttontext highlight
highlighttext graytext aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey
honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`);

export const colorFunctions = words('rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark');
/** Colour spaces and hue interpolation methods. */
export const colorInnerWords = words(
  'in none srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz xyz-d50 xyz-d65 oklab oklch lab lch hsl hwb shorter longer increasing decreasing hue',
);

export const gradientFunctions = words(
  'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
);
export const gradientWords = words(
  'to at from top right bottom left center circle ellipse closest-side closest-corner farthest-side farthest-corner',
);
export const mathFunctions = words('calc min max clamp');
export const lineStyles = 'none hidden dotted dashed solid double groove ridge inset outset';
export const easingWords = 'linear ease ease-in ease-out ease-in-out step-start step-end';
export const genericFonts =
  'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded';

const pixelsOf: Readonly<Record<string, number>> = {
  px: 1,
  rem: 16,
  em: 16,
  ch: 9,
  ex: 9,
  lh: 24,
  rlh: 24,
  pt: 4 / 3,
  vw: 16,
  vh: 10,
  dvw: 16,
  dvh: 10,
  svh: 10,
  lvh: 10,
  vmin: 10,
  vmax: 16,
  cqw: 16,
  cqi: 16,
};
/** Approximate number of pixels per unit; undefined if it is not a length. */
export const pixels = (unit: string): number | undefined =>
  Object.hasOwn(pixelsOf, unit) ? pixelsOf[unit] : undefined;
export const degreesOf: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 57.3, turn: 360 };
export const secondsOf: Readonly<Record<string, number>> = { s: 1, ms: 0.001 };
