/**
 * Fails any story whose page scrolls sideways, at every width, language and direction. Reports the innermost elements
 * that overflow.
 */
export function sideScroll(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > page.clientWidth + 1 || left < -1;
  });
  const names = out
    .filter((element) => !out.some((other) => other !== element && element.contains(other)))
    .map((element) => element.outerHTML.slice(0, 160));
  return [
    `The page is ${page.scrollWidth} px wide in ${page.clientWidth} px: ${names.slice(0, 4).join(' ')}`,
  ];
}

export function refuseSideScroll(): void {
  const [problem] = sideScroll();
  if (problem) throw new Error(problem);
}
