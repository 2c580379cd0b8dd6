/** Ref for a text area that grows with its text. Browsers without `field-sizing` are measured after every change. */
export function growing(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return undefined;
  const resize = () => {
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  };
  resize();
  // The browser writes the default text after the event.
  const resizeLater = () => void setTimeout(resize);
  const { form } = area;
  area.addEventListener('input', resize);
  form?.addEventListener('reset', resizeLater);
  return () => {
    area.removeEventListener('input', resize);
    form?.removeEventListener('reset', resizeLater);
  };
}
