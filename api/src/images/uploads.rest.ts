import { z } from '@hono/zod-openapi';
import { everyone } from '../auth/permission.ts';
import { describeRoute } from '../rest/route.ts';
import { admitUploads } from './admitUploads.ts';

// UploadThing’s protocol, as far as it is public. Its own client (genUploader in uploadthing/client) implements it.

const path = '/api/uploadthing';

describeRoute({
  method: 'get',
  path,
  permission: everyone,
  summary: 'What may be uploaded',
  details:
    'One route, image: its file types, how large a file may be and how many files one call may announce.',
  answer: z.array(z.looseObject({ slug: z.string(), config: z.looseObject({}) })),
  answerExample: [
    { slug: 'image', config: { 'image/png': { maxFileSize: '1MB', maxFileCount: 20, minFileCount: 1 } } },
  ],
});

const announced = z.object({
  files: z
    .array(
      z.object({
        name: z.string().openapi({ description: 'Its last 200 characters are kept' }),
        size: z.int().min(1).max(1_048_576).openapi({ description: 'In bytes' }),
        type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/gif']),
        lastModified: z.int().optional().openapi({ description: 'Milliseconds since 1970' }),
      }),
    )
    .min(1)
    .max(20),
  input: z.null().optional(),
});

/** UploadThing’s own failures, and those of the server around it. */
const failure = z.looseObject({ message: z.string().optional(), error: z.string().optional() });

describeRoute({
  method: 'post',
  path,
  permission: admitUploads.permission,
  summary: 'Announces files, and returns an upload address for each',
  details:
    'Send each file with PUT to its address, as multipart/form-data in the field file, within an hour. UploadThing’s own client does all of this; serverData.error in the answer says why a file was not stored.',
  query: z.object({
    actionType: z.literal('upload').openapi({ description: 'The action' }),
    slug: z.literal('image').openapi({ description: 'The route of UploadThing' }),
  }),
  body: announced,
  bodyExample: { files: [{ name: 'cloth.png', size: 20_480, type: 'image/png' }] },
  answer: z
    .array(
      z.looseObject({
        url: z.url().openapi({ description: 'Where to send the file: signed, valid for one hour' }),
        key: z.string(),
        name: z.string(),
        customId: z.string().nullable().openapi({ description: 'The name under which the image is stored' }),
      }),
    )
    .nullable()
    .openapi({ description: 'null to UploadThing, which calls back when it has a file' }),
  failures: [400, 404],
  failureMeanings: { 404: 'There is no route with this slug.' },
  failureBodies: { 400: failure, 401: failure, 403: failure, 404: failure, 413: failure, 500: failure },
});
