import type { Image } from '../generated/client.ts';

/** The path for downloads and uploads, and the media type. */
export const wholePath = '/api/database/archive';
export const wholeType = 'application/x-tar';

// The names of all files in an archive of the whole site.

export const archiveName = 'archive.json';
export const sumsName = 'SHA256SUMS';

/** Stored names are too long for tar, so images are identified by the id of their row. */
export const imageFileName = ({ id, type }: Pick<Image, 'id' | 'type'>) =>
  `images/${id}.${type.replace('image/', '')}`;
