import type { Image } from '../generated/client.ts';

/** Where it is handed out and taken, and its media type. */
export const wholePath = '/api/database/archive';
export const wholeType = 'application/x-tar';

// The names of the files in an archive of the whole site. There are no others.

export const archiveName = 'archive.json';
export const sumsName = 'SHA256SUMS';

/** Stored names are longer than tar’s, so that a picture is found by the number of its row. */
export const imageFileName = ({ id, type }: Pick<Image, 'id' | 'type'>) =>
  `images/${id}.${type.replace('image/', '')}`;
