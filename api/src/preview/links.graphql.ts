import type { PreviewLink as Link } from '../database/generated/client.ts';
import { NotFoundError, UnauthenticatedError, ValidationError } from '../errors.ts';
import { personWith } from '../auth/persons.graphql.ts';
import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { placeIn } from '../workingCopies/workingCopies.graphql.ts';
import { createPreviewLink, endPreviewLink, linkLimit, listPreviewLinks } from './links.ts';

const PreviewLink = builder.objectRef<Link>('PreviewLink').implement({
  description:
    'A link that shows the page of an item, with its working copy, to anyone who has it. The link itself is not stored.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Names the link, to end it; it does not open the preview.' }),
    createdBy: t.string({
      complexity: prices.gathered,
      description:
        'The name of the admin who created it, or their email address until they have entered one.',
      resolve: async ({ createdBy }, _args, context) =>
        (await personWith(context, createdBy))?.name ?? createdBy,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is valid.' }),
  }),
});

builder.queryField('previewLinks', (t) =>
  t.field({
    type: [PreviewLink],
    permission: listPreviewLinks.permission,
    complexity: { field: prices.statement, multiplier: linkLimit },
    description: `The valid links to the preview of an item, the last one first: at most ${linkLimit}.`,
    args: placeIn(t.arg),
    resolve: (_root, place, { viewer }) => listPreviewLinks(viewer, place),
  }),
);

const CreatePayload = builder.objectRef<{ address: string }>('CreatePreviewLinkPayload').implement({
  description: 'The new link, which is shown only once.',
  fields: (t) => ({
    address: t.exposeString('address', {
      description: 'The address that shows the preview for seven days; ?lang= names its language.',
    }),
  }),
});

builder.mutationField('createPreviewLink', (t) =>
  t.field({
    type: CreatePayload,
    permission: createPreviewLink.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, ValidationError] },
    description: `Creates a link to the preview of an item; at most ${linkLimit} are valid at a time.`,
    args: placeIn(t.arg),
    resolve: async (_root, place, context) => ({
      address: await createPreviewLink(context.viewer, context, place),
    }),
  }),
);

const EndPayload = builder.objectRef<object>('EndPreviewLinkPayload').implement({
  description: 'The link has ended.',
  fields: (t) => ({ success: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

builder.mutationField('endPreviewLink', (t) =>
  t.field({
    type: EndPayload,
    permission: endPreviewLink.permission,
    errors: { types: [UnauthenticatedError, NotFoundError] },
    description: 'Ends a link to a preview.',
    args: { key: t.arg.string({ required: true, description: 'The key of the link.' }) },
    resolve: async (_root, { key }, context) => {
      await endPreviewLink(context.viewer, context, key);
      return {};
    },
  }),
);
