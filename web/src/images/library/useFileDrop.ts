import { useEffect, useState, type DragEvent } from 'react';

const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Refuses files that are dropped where nothing takes them: the browser would open them in place of the page. */
export function useStrayFiles(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Accepts files dragged onto an element: spread `dropProps` on it. */
export function useFileDrop(onDrop: (files: Iterable<File>) => unknown) {
  const [isOver, setOver] = useState(false);
  useStrayFiles();
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // Moving into a child does not leave the element.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropProps };
}
