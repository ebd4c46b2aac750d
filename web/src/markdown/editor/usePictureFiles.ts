import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { usePictureFilesQuery } from '../../__generated__/usePictureFilesQuery.graphql.ts';
import { unsavedChanges } from '../../browser/unsavedChanges.ts';
import { useUploads } from '../../images/library/useUploads.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import { useToast } from '../../ui/Toast.tsx';
import { markdownTexts } from '../markdownTexts.ts';
import { countLostPictures, pastedFiles } from '../paste/pastedFiles.ts';
import { insertAtMark, markPictures, removeMark } from './pictureMarks.ts';

/**
 * Uploads the files of pictures that are pasted or dropped into a text, and inserts each at its place
 * (docs/product.md#writing).
 * @param frame an element within the form, which meanwhile cannot be submitted, and asks before it is left: its text would
 *   lack the pictures
 */
export function usePictureFiles(frame: RefObject<HTMLElement | null>) {
  const texts = useTexts(markdownTexts);
  const number = numberFormat(useLanguage().language);
  const environment = useRelayEnvironment();
  const { toast } = useToast();
  const shown = useRef<EditorView | null>(null);
  /** The editor, unless the source or another page has taken its place. */
  const view = () => (shown.current?.isDestroyed === false ? shown.current : null);

  const insert = async (id: number, file: File) => {
    const query = graphql`
      query usePictureFilesQuery($id: Int!) {
        image(id: $id) {
          url
        }
      }
    `;
    const answer = await fetchQuery<usePictureFilesQuery>(environment, query, { id }).toPromise();
    const url = answer?.image?.url;
    if (!url) throw new Error('The uploaded picture was not found.');
    const editor = view();
    // Readers get the alternative text of the library.
    if (editor) insertAtMark(editor, file, { src: url, alt: '' });
  };
  const { uploads, isUploading, upload, clear } = useUploads(insert, (file) => {
    const editor = view();
    if (editor) removeMark(editor, file);
  });

  const take = (editor: EditorView, files: readonly File[], at: number) => {
    shown.current = editor;
    markPictures(editor, at, new Map(files.map((file) => [file, texts.onItsWay(file.name)])));
    void upload(files);
  };
  const announceLost = (data: DataTransfer | null) => {
    const lost = countLostPictures(data);
    if (lost > 0)
      toast({
        title: texts.picturesLost,
        description: texts.picturesLostText(number.format(lost), lost === 1),
      });
  };
  const handlePaste = useEffectEvent((editor: EditorView, { clipboardData }: ClipboardEvent): boolean => {
    const files = pastedFiles(clipboardData);
    if (files.length === 0) announceLost(clipboardData);
    // What is selected stays: an upload may fail.
    else take(editor, files, editor.state.selection.to);
    return files.length > 0;
  });
  const handleDrop = useEffectEvent((editor: EditorView, { dataTransfer, clientX, clientY }: DragEvent) => {
    // Browsers add a file to a picture that is dragged within the text.
    const files = editor.dragging ? [] : pastedFiles(dataTransfer);
    if (files.length === 0) {
      if (!editor.dragging) announceLost(dataTransfer);
      return false;
    }
    const place = editor.posAtCoords({ left: clientX, top: clientY });
    take(editor, files, place?.pos ?? editor.state.selection.to);
    return true;
  });

  useEffect(() => {
    const form = frame.current?.closest('form');
    if (!isUploading || !form) return undefined;
    unsavedChanges.uploads += 1;
    const wait = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      toast({ title: texts.stillUploading, description: texts.stillUploadingText, look: 'destructive' });
    };
    form.addEventListener('submit', wait, { capture: true });
    return () => {
      unsavedChanges.uploads -= 1;
      form.removeEventListener('submit', wait, { capture: true });
    };
  }, [isUploading, frame, toast, texts]);

  return { uploads, isUploading, clear, handlePaste, handleDrop };
}
