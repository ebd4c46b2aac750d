import type { FileRoute } from 'uploadthing/types';

/** Why a file was rejected; the interface words it in the reader’s language. */
export type UploadRefusal =
  | 'NOT_AN_IMAGE'
  | 'IMAGE_TOO_LARGE'
  | 'TOO_MANY_PIXELS'
  | 'TOO_MANY_FRAMES'
  | 'STORAGE_FULL'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'FACTOR_OVERDUE'
  | 'UNAVAILABLE'
  | 'NOT_STORED';

/** The response to an uploaded file: the image, or why it was rejected. A type, because it is sent as JSON. */
export type UploadedImage = {
  image: { id: string; databaseId: number; name: string; url: string } | null;
  /** In English. */
  error: string | null;
  /** Null if the file was stored. */
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
