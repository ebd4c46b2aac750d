import { z } from 'zod';
import { atMost, clearable, line } from '../inputFields.ts';
import { imagePath } from './addresses.ts';
import { frameInput } from './frame.ts';
import { imageTypes, isStoredName, maxImageBytes, maxImageSide } from './imageFile.ts';

const side = z.int().min(1).max(maxImageSide);
const text = (limit: number) => clearable(line(limit), () => '');

/** Addresses at which UploadThing serves files: nothing else is fetched for an imported archive. */
const hosted = /^https:\/\/(?:[a-z0-9-]+\.ufs\.sh|utfs\.io)\/f\/([A-Za-z0-9]+)$/;

/** The row of an image in an archive: only what an upload to this site could have created. */
export const keptImage = z
  .strictObject({
    key: z.string().regex(/^[A-Za-z0-9]{1,200}$/),
    name: z.string().max(255).refine(isStoredName, 'is not the name of a stored picture'),
    url: atMost(500),
    size: z.int().min(1).max(maxImageBytes),
    type: z.enum(imageTypes),
    width: side,
    height: side,
    altEn: text(300),
    altId: text(300),
    captionEn: text(300),
    captionId: text(300),
    credit: text(200),
    title: text(200),
    ...frameInput,
    edition: z.string().regex(/^[0-9a-f]{0,32}$/),
    placeholder: z
      .string()
      .max(4096)
      .regex(/^(?:data:image\/webp;base64,[A-Za-z0-9+/]+=*)?$/),
  })
  .refine(({ url, name, key }) => url === imagePath(name) || hosted.exec(url)?.[1] === key, {
    path: ['url'],
    message: 'must be the address of the picture on this site or at UploadThing',
  });
