/** The folder of a recording, made now unless the code that it depends on is as before. */
export function ensureRecording(kind: 'demo' | 'stories'): Promise<string>;
