import { builder } from '../graphql/builder.ts';
import type { UnclaimedFiles } from './sweep.ts';
import { findUnclaimedFiles } from './unclaimedFiles.ts';

const UnclaimedFilesType = builder.objectRef<UnclaimedFiles>('UnclaimedFiles').implement({
  description:
    'Files of pictures that belong to no image of the database, as after its loss. They were left alone.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many files belong to no image.' }),
    total: t.exposeInt('total', { description: 'How many files there are.' }),
  }),
});

builder.queryField('unclaimedFiles', (t) =>
  t.field({
    type: UnclaimedFilesType,
    nullable: true,
    permission: findUnclaimedFiles.permission,
    description:
      'What the server found when it started, if most files of pictures belonged to no image; null when all is well.',
    resolve: (_root, _args, { viewer }) => findUnclaimedFiles(viewer),
  }),
);
