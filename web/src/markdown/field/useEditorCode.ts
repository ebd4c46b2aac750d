import { useEffect, useState } from 'react';
import { useIdleImport } from '../../ui/useIdleImport.ts';

const load = () => import('../editor/editor.ts');

/** The editor, which is loaded only where a text is edited. */
export type EditorCode = Awaited<ReturnType<typeof load>>;

/**
 * Loads the editor at once; without a connection, again when the page is used.
 * @returns its code, null until it is loaded, and whether the first attempt failed: the source can be edited without it
 */
export function useEditorCode(): [EditorCode | null, boolean] {
  const [code, prepare] = useIdleImport(load);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void prepare().then((isLoaded) => setFailed(!isLoaded));
  }, [prepare]);
  return [code, hasFailed];
}
