import { encodeGlobalID } from '@pothos/plugin-relay';
import { addNews } from '../news/news.samples.ts';
import { everyone, hidden, matrix, needs, publishes, toReadOnlyToken } from '../testing/matrix.ts';
import { addImages } from './images.samples.ts';

const announced = { files: [{ name: 'cloth.png', size: 1000, type: 'image/png' }], input: null };

/** Permissions for images. */
export const imagesMatrix = matrix({
  async arrange() {
    const [image, used] = await addImages({ altEn: 'A cloth', altId: 'Kain' }, { focusX: 400, focusY: 300 });
    if (!image || !used) throw new Error('The images were not stored.');
    await addNews({ imageUrl: used.url });
    return {
      id: image.id,
      name: image.name,
      url: image.url,
      globalId: encodeGlobalID('Image', image.id),
      usedId: used.id,
      usedName: used.name,
    };
  },

  graphql: {
    'Query.images': needs('images.read', 'ImageConnection'),
    'Query.images by a search': { ...needs('images.read', 'ImageConnection'), args: () => 'search: "cloth"' },
    'Query.imageMatches': { ...needs('images.read', 'ImageMatches'), args: () => 'lacks: [USE]' },
    'Query.image': { ...needs('images.read', 'Image'), args: ({ id }) => `id: ${id}` },
    'Query.image in use': { ...needs('images.read', 'Image'), args: ({ usedId }) => `id: ${usedId}` },
    'Query.pictureAt': { ...needs('images.read', 'Picture'), args: ({ url }) => `url: "${url}"` },
    'Query.node of an image': {
      ...hidden('images.read', 'Image'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Mutation.updateImage': {
      ...needs('images.write', 'ImagePayload'),
      args: ({ id }) => `id: ${id}, input: { altEn: "x" }`,
    },
    'Mutation.updateImage that visitors see': {
      ...publishes('images.write', 'images.publish', 'ImagePayload'),
      args: ({ usedId }) => `id: ${usedId}, input: { altEn: "x" }`,
    },
    'Mutation.deleteImage': {
      ...needs('images.publish', 'DeleteImagePayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.replaceImage': {
      ...needs('images.publish', 'ImagePayload'),
      args: ({ usedId, id }) => `id: ${usedId}, by: ${id}`,
    },
    'Mutation.replaceImage in use': {
      ...needs('images.publish', 'ImageInUseError'),
      args: ({ usedId, id }) => `id: ${id}, by: ${usedId}`,
    },
    'Mutation.deleteUnusedImages': {
      ...needs('images.publish', 'DeleteUnusedImagesPayload'),
      args: ({ id, usedId }) => `ids: [${id}, ${usedId}]`,
    },
    'Mutation.deleteImage in use': {
      ...needs('images.publish', 'ImageInUseError'),
      args: ({ usedId }) => `id: ${usedId}`,
    },
  },

  types: {
    Image: {
      through: 'Query.image in use',
      granted:
        'id databaseId name url title shownUrl shownWidth shownHeight focusX focusY cropX cropY cropWidth cropHeight size type width height animated srcSetAvif srcSetWebp placeholder altEn altId ' +
        'captionEn captionId credit usages uploadedAt version translation translationGaps',
    },
    ImageTranslation: { through: 'Query.image in use', granted: 'altEn altId captionEn captionId' },
    ImageUsage: { through: 'Query.image in use', granted: 'type databaseId label fields' },
    Picture: {
      through: 'Query.newsArticle',
      everyone:
        'url width height avif webp thumbnail placeholder focusX focusY altEn altId captionEn captionId credit',
    },
    ImageConnection: { through: 'Query.images', granted: 'edges pageInfo' },
    ImageEdge: { through: 'Query.images', granted: 'cursor node' },
    ImagePayload: { through: 'Mutation.updateImage', granted: 'image' },
    DeleteImagePayload: { through: 'Mutation.deleteImage', granted: 'deletedId' },
    DeleteUnusedImagesPayload: {
      through: 'Mutation.deleteUnusedImages',
      granted: 'deletedIds keptCount',
    },
    ImageMatches: { through: 'Query.imageMatches', granted: 'total databaseIds' },
    ImageInUseError: { through: 'Mutation.deleteImage in use', granted: 'code message usages' },
  },

  http: {
    'GET /api/storage/images': needs('images.read', 200),
    'DELETE /api/storage/images/{name}': {
      ...needs('images.publish', 204),
      call: ({ name }) => `DELETE /api/storage/images/${name}`,
    },
    'DELETE /api/storage/images/{name} that does not exist': {
      ...needs('images.publish', 404),
      call: () => 'DELETE /api/storage/images/1767225600000-gone.png',
    },
    'DELETE /api/storage/images/{name} in use': {
      ...needs('images.publish', 409),
      call: ({ usedName }) => `DELETE /api/storage/images/${usedName}`,
    },
    'ALL /api/uploadthing': { ...everyone(200), call: () => 'GET /api/uploadthing' },
    'ALL /api/uploadthing to announce a file': {
      ...toReadOnlyToken(403, needs('images.write', 200)),
      call: () => 'POST /api/uploadthing?actionType=upload&slug=image',
      body: announced,
    },
    'GET /images/{name}': { ...everyone(404), call: ({ name }) => `GET /images/${name}` },
    'GET /images/{name}/{file}': { ...everyone(404), call: ({ name }) => `GET /images/${name}/480.webp` },
    // Called by the site itself, with its key, and by browsers at signed addresses.
    'POST /ingest/route-metadata': { ...everyone(403), body: {} },
    'POST /ingest/callback-result': { ...everyone(403), body: {} },
    'POST /ingest/v6/deleteFiles': { ...everyone(403), body: {} },
    'GET /ingest/{key}': { ...everyone(403), call: () => 'GET /ingest/key' },
    'PUT /ingest/{key}': { ...everyone(403), call: () => 'PUT /ingest/key' },
  },
});
