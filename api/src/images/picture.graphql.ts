import type { RequestContext } from '../graphql/context.ts';
import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { shownUrl, srcSetOf, thumbnailUrl } from './addresses.ts';
import { isCropped, visiblePart } from './frame.ts';
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
    url: t.string({
      description:
        'What readers see of it: the file as uploaded, or the largest copy if it is cropped. An http(s) address or a path on this site.',
      resolve: shownUrl,
    }),
    width: t.int({
      description: 'Of what readers see, in pixels.',
      resolve: (picture) => visiblePart(picture).width,
    }),
    height: t.int({
      description: 'Of what readers see, in pixels.',
      resolve: (picture) => visiblePart(picture).height,
    }),
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
    thumbnail: t.string({
      description:
        'The smallest copy, in WebP, for a place of 40 by 40 pixels or less: its shorter side has at most 80; of an animation, a still.',
      resolve: thumbnailUrl,
    }),
    placeholder: t.string({
      description:
        'A tiny picture as a data URI of less than 1 KB, to show until the real one has loaded; empty for a cropped picture.',
      resolve: (picture) => (isCropped(picture) ? '' : picture.placeholder),
    }),
    focusX: t.exposeInt('focusX', {
      nullable: true,
      description:
        'The point to keep visible where it is cropped, from the left, in thousandths; null if none was chosen.',
    }),
    focusY: t.exposeInt('focusY', {
      nullable: true,
      description: 'The same from the top, in thousandths; null if none was chosen.',
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
