import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { GapType, gapDescription, translationFields } from '../translation/translation.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { lastChangeField } from '../history/lastChange.graphql.ts';
import { copyField } from '../workingCopies/copyField.graphql.ts';
import { listTimeline, timelineOrder, timelineRules, visibleTimeline } from './timeline.ts';

const TimelineItem = builder.prismaNode('TimelineItem', {
  description: 'A moment in the history of batik, in both languages.',
  // A global id may refer to something the viewer may not see.
  nullable: true,
  select: { id: true, order: true, yearEn: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleTimeline(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in REST.' }),
    yearEn: t.exposeString('yearEn', { description: 'When, in English, as readers see it.' }),
    yearId: t.exposeString('yearId', { description: 'When, in Indonesian, as readers see it.' }),
    titleEn: t.exposeString('titleEn', { description: 'Title in English.' }),
    titleId: t.exposeString('titleId', { description: 'Title in Indonesian.' }),
    descriptionEn: t.exposeString('descriptionEn', { description: 'Text in English, plain.' }),
    descriptionId: t.exposeString('descriptionId', { description: 'Text in Indonesian, plain.' }),
    imageUrl: t.exposeString('imageUrl', { description: 'An http(s) address or a path on this site.' }),
    image: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at imageUrl, if it is on this site; null for an external picture and for a placeholder.',
      select: { imageUrl: true },
      resolve: ({ imageUrl }, _args, context) => pictureOf(context, imageUrl),
    }),
    order: t.exposeInt('order', { description: 'The place in the timeline: smaller numbers come first.' }),
    active: t.exposeBoolean('active', { description: 'False for an item that only admins see.' }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

translationFields(TimelineItem, 'TimelineItem', 'timeline.read');

copyField(TimelineItem, timelineRules);
lastChangeField(TimelineItem, timelineRules);

nodeQueries(TimelineItem, {
  one: {
    name: 'timelineItem',
    description: 'The item with this number; null if it does not exist or the viewer may not see it.',
    id: 'The databaseId of the item.',
    find: timelineRules.find,
  },
  list: {
    name: 'timeline',
    permission: listTimeline.permission,
    description:
      'The history timeline, by order, then by English year as text. Visitors see active items only.',
    order: timelineOrder,
    filters: (arg) => ({
      active: arg.boolean({
        description: 'Only active items, or only inactive ones, which only admins see.',
      }),
      translation: arg({ type: GapType, description: gapDescription }),
    }),
    load: ({ viewer }, ...page) => listTimeline(viewer, ...page),
  },
});

changeFields({ type: TimelineItem, name: 'TimelineItem', rules: timelineRules });
