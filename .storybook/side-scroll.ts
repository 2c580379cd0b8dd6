/**
 * Fails when the page can be pushed sideways: a mistake in every story, at every width, in every language. Names the
 * innermost parts that stick out.
 */
export function refuseSideScroll(): void {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return;
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 1,
  );
  const names = out
    .filter((element) => !out.some((other) => other !== element && element.contains(other)))
    .map((element) => element.outerHTML.slice(0, 160));
  throw new Error(
    `The page is ${page.scrollWidth} px wide in ${page.clientWidth} px:\n${names.slice(0, 5).join('\n')}`,
  );
}
