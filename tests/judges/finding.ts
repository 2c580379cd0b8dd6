export const JUDGES = ['html_codesniffer', 'ibm', 'alfa', 'vnu', 'spectral'] as const;
export type Judge = (typeof JUDGES)[number];

export interface Finding {
  judge: Judge;
  /** The judge's own name of the rule, or what it says if it has no names. */
  rule: string;
  said: string;
  /** The element's HTML, or the path of a value in a document. */
  html: string;
}

export interface Excuse {
  judge: Judge;
  rule: string;
  /** What the HTML of the element must match; by default any. */
  html?: RegExp;
  why: string;
}

/** The excuse of a finding, if there is one. */
export const excuseOf = (excuses: readonly Excuse[], { judge, rule, html }: Finding): Excuse | undefined =>
  excuses.find((one) => one.judge === judge && one.rule === rule && (one.html?.test(html) ?? true));

/** Without class names, which only make an element long. */
export const withoutClasses = (findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, html: finding.html.replaceAll(/ class="[^"]*"/g, '') }));
