/** Whether a story is the `Default` of its component. Its place says nothing: a module sorts its exports by name. */
export const isDefault = ({ id }: { id: string }): boolean => id.endsWith('--default');
