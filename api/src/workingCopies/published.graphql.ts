import { builder } from '../graphql/builder.ts';
import type { PublishedCopy } from './published.ts';

/** Names the working copy that a change publishes. */
export const PublishedCopyInput = builder.inputRef<PublishedCopy>('PublishedCopyInput').implement({
  description: 'A working copy, as its editor saw it.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'The databaseId of the working copy.' }),
    revision: t.int({ required: true, description: 'Its revision.' }),
  }),
});

export const publishedCopy =
  'The working copy that the change publishes: it is discarded with it. The change is refused if it is the copy of another item, or someone has kept a later revision; a new item also if it has been published or discarded. Of a stored item, one that somebody else typed last stays if the caller may not publish the noun.';
