import { builder } from '../graphql/builder.ts';
import { LastChangeType } from '../history/lastChange.graphql.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { CopiedEntityType, placeFields, placeOptions } from '../workingCopies/workingCopies.graphql.ts';
import { formLimit, watchPresence, type FormPresence, type PresenceInput } from './presence.ts';

const OpenFormInput = builder.inputRef<PresenceInput['forms'][number]>('OpenFormInput').implement({
  description: 'A form that is open in a browser.',
  fields: (t) => ({
    entity: t.field(placeOptions.entity),
    itemId: t.int(placeOptions.itemId),
    newKey: t.string(placeOptions.newKey),
    hasTyped: t.boolean({
      required: true,
      description: 'Whether something was typed into it that is not published.',
    }),
  }),
});

const Person = builder.objectRef<FormPresence['people'][number]>('PersonAtForm').implement({
  description: 'Somebody who has a form open.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Their name; their email address until they enter one.' }),
    portrait: t.field({
      type: PictureType,
      nullable: true,
      description: 'Their portrait; null for their initials.',
      resolve: ({ portraitUrl }, _args, context) => pictureOf(context, portraitUrl),
    }),
    hasTyped: t.exposeBoolean('hasTyped', {
      description: 'Whether they have typed something that is not published.',
    }),
  }),
});

const Presence = builder.objectRef<FormPresence>('FormPresence').implement({
  description: 'Who else has a form open, and what is stored of its item.',
  fields: (t) => ({
    people: t.field({
      type: [Person],
      description: 'The others who have it open.',
      resolve: ({ people }) => people,
    }),
    version: t.int({
      nullable: true,
      description: 'The version of the item; null if it is not stored, or the form is not one of `forms`.',
      resolve: ({ state }) => state?.version ?? null,
    }),
    lastChange: t.field({
      type: LastChangeType,
      nullable: true,
      description: 'Who saved that version, and when; null if unknown.',
      resolve: ({ state }) => state?.changed ?? null,
    }),
    reviews: t.string({
      nullable: true,
      description:
        'An opaque text that differs whenever the reviews and the thread of the item do, to be asked for again; null if the form is not one of `forms`.',
      resolve: ({ state }) => state?.reviews ?? null,
    }),
    revision: t.int({
      nullable: true,
      description:
        'The revision of its working copy, 0 if there is none; null if the form is not one of `forms`.',
      resolve: ({ state }) => state?.revision ?? null,
    }),
  }),
});

placeFields(Presence);

builder.subscriptionType({
  description:
    'Everything that is sent when it changes, over server-sent events (https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md, “distinct connections mode”).',
});

builder.subscriptionField('presence', (t) =>
  t.field({
    type: [Presence],
    permission: watchPresence.permission,
    description:
      'Says which forms are open in a browser for as long as the stream is, and sends who else has them open, now and after each change. The stream completes after 90 to 95 seconds: open the next one at once.',
    args: {
      client: t.arg.string({
        required: true,
        description:
          'Names the browser: 1 to 100 visible ASCII characters, such as a UUID. Its next stream replaces this one.',
      }),
      forms: t.arg({
        type: [OpenFormInput],
        required: true,
        description: `The forms that are open in it, at most ${formLimit}.`,
      }),
      lists: t.arg({
        type: [CopiedEntityType],
        required: true,
        description: 'The kinds of items in whose lists it shows the forms that others have open.',
      }),
    },
    subscribe: (_root, args, { viewer }) => watchPresence(viewer, args),
    resolve: (presence) => presence,
  }),
);
