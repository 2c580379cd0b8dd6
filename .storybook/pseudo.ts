const accents: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  I: 'Î',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Adds accents to an English text and lengthens it by half. Keeps placeholders (`{{name}}`) and tags. */
export function pseudoText(text: string): string {
  const shown = text
    .split(/(\{\{?[^}]*\}?\}|<[^>]*>)/)
    .map((piece, index) =>
      index % 2 ? piece : [...piece].map((letter) => accents[letter] ?? letter).join(''),
    )
    .join('');
  return `[${shown}${' ~'.repeat(Math.ceil(text.length / 4))}]`;
}

type Tree = { readonly [key: string]: string | Tree };

export const pseudo = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudo(value),
    ]),
  );
