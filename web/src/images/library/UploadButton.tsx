import { useRef } from 'react';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { UploadIcon } from './imageIcons.tsx';

interface Props {
  text: string;
  variant?: ButtonVariant;
  onUpload: (files: Iterable<File>) => Promise<void>;
}

/** Opens the browser’s file picker for one or more images. */
export function UploadButton({ text, variant, onUpload }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async (element: HTMLInputElement) => {
    await onUpload([...(element.files ?? [])]);
    // So that the same file can be chosen again.
    element.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => void handleChange(currentTarget)}
      />
      <Button variant={variant} onClick={() => input.current?.click()}>
        <UploadIcon />
        {text}
      </Button>
    </>
  );
}
