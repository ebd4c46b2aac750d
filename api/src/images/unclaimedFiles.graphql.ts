import { builder } from '../graphql/builder.ts';
import type { UnclaimedFiles } from './sweep.ts';
import { findUnclaimedFiles } from './unclaimedFiles.ts';

const UnclaimedFilesType = builder.objectRef<UnclaimedFiles>('UnclaimedFiles').implement({
  description:
    'Picture files that belong to no image in the database, for example because it was lost. They were kept.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of files that belong to no image.' }),
    total: t.exposeInt('total', { description: 'The total number of files.' }),
  }),
});

builder.queryField('unclaimedFiles', (t) =>
  t.field({
    type: UnclaimedFilesType,
    nullable: true,
    permission: findUnclaimedFiles.permission,
    description:
      'What the server found when it started, if most picture files belonged to no image; otherwise null.',
    resolve: (_root, _args, { viewer }) => findUnclaimedFiles(viewer),
  }),
);
