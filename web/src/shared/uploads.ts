import type { FileRoute } from 'uploadthing/types';

/** Why a file was not kept, for the interface, which words it in the reader’s language. */
export type UploadRefusal =
  | 'NOT_AN_IMAGE'
  | 'IMAGE_TOO_LARGE'
  | 'STORAGE_FULL'
  | 'UNAVAILABLE'
  | 'NOT_STORED';

/** The answer to an uploaded file: the image, or why the file was not kept. A type, as it goes as JSON. */
export type UploadedImage = {
  image: { id: string; databaseId: number; name: string; url: string } | null;
  /** In English. */
  error: string | null;
  /** Null where the file was kept. */
  code: UploadRefusal | null;
};

/** UploadThing’s routes, for the browser’s `genUploader<UploadRouter>()`. */
export type UploadRouter = {
  image: FileRoute<{
    input: undefined;
    output: UploadedImage;
    errorShape: { message: string; code?: string };
  }>;
};
