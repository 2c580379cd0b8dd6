/** The compiled style sheet, limited to our components. */
export function layerSheet(code: string): string;
