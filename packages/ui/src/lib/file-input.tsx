import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  onFiles: (files: File[]) => void;
}

/** The native file picker. Choosing the same file again fires again. */
export const FileInput = ({ onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    data-part="input"
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
