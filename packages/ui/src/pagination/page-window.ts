export interface PageEntry {
  key: string;
  /** null is a gap. */
  page: number | null;
}

/** First, last and the pages around the current one. A gap of one page shows that page instead. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  const kept = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  const entries: PageEntry[] = [];
  let before = 0;
  for (const n of [...kept].sort((a, b) => a - b)) {
    if (n - before === 2) entries.push({ key: `${n - 1}`, page: n - 1 });
    else if (n - before > 2) entries.push({ key: `gap-${before}`, page: null });
    entries.push({ key: `${n}`, page: n });
    before = n;
  }
  return entries;
}
