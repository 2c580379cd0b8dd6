/** For play functions: drags files over an element or drops them, with the events of a browser. */
export function dragFiles(
  element: Element | null,
  type: 'dragenter' | 'dragleave' | 'drop',
  ...files: readonly File[]
): void {
  if (!element) throw new Error('There is nothing to drag files over.');
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
