import type { RequestContext } from '../graphql/context.ts';
import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { srcSetOf } from './addresses.ts';
import { findImageAt } from './images.ts';
import { findPictures, type Picture } from './picture.ts';

const findPicture = perOperation<string, Picture>((urls, { environment }) =>
  findPictures(urls, environment.PUBLIC_URL),
);

/**
 * The image at an address that a noun stores: null for an empty or foreign address and for a placeholder. All
 * images of a list are read in one statement.
 */
export async function pictureOf(context: RequestContext, url: string | null): Promise<Picture | null> {
  return url ? findPicture(context, url) : null;
}

export const PictureType = builder.objectRef<Picture>('Picture').implement({
  description: 'A picture of this site, with what a page needs to show it well.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'The picture as it was uploaded: an http(s) address or a path on this site.',
    }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
    avif: t.string({
      nullable: true,
      description: 'Smaller copies in AVIF, as a srcset of up to three widths; null for an animation.',
      resolve: (picture) => srcSetOf(picture, 'avif'),
    }),
    webp: t.string({
      nullable: true,
      description: 'Smaller copies in WebP, as a srcset of up to three widths; null for an animation.',
      resolve: (picture) => srcSetOf(picture, 'webp'),
    }),
    placeholder: t.exposeString('placeholder', {
      description: 'A tiny picture as a data URI of less than 1 KB, to show until the real one has loaded.',
    }),
    altEn: t.exposeString('altEn', { description: 'What it shows, in English; may be empty.' }),
    altId: t.exposeString('altId', { description: 'What it shows, in Indonesian; may be empty.' }),
    captionEn: t.exposeString('captionEn', { description: 'Its caption in English; may be empty.' }),
    captionId: t.exposeString('captionId', { description: 'Its caption in Indonesian; may be empty.' }),
    credit: t.exposeString('credit', { description: 'Who made it, in no language; may be empty.' }),
  }),
});

builder.queryField('pictureAt', (t) =>
  t.field({
    type: PictureType,
    nullable: true,
    permission: findImageAt.permission,
    description: 'The picture at an address, as texts refer to it; null for an address outside the library.',
    args: {
      url: t.arg.string({ required: true, description: 'An http(s) address or a path on this site.' }),
    },
    resolve: (_root, { url }, { viewer, environment }) => findImageAt(viewer, url, environment.PUBLIC_URL),
  }),
);
