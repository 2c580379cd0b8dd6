import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  onFiles: (files: File[]) => void;
}

/** The platform's own file picker. The same file chosen again is a new choice. */
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
