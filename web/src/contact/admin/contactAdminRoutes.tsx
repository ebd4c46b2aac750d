import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import messageQuery from '../../__generated__/MessagePageQuery$parameters.ts';
import listsQuery from '../../__generated__/useMessageListsQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/parts/adminQuery.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { readMessagesFilter } from './messagesFilter.ts';

/** The inbox of contact messages. Its lists are loaded in the parent route and stay while a message is open. */
export function messagesAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'messages',
      loader: (args) => {
        const { type } = readMessagesFilter(new URL(args.request.url).search);
        return loadAdminQuery(args, environment, listsQuery, { type }, 'store-and-network');
      },
      lazy: { Component: async () => (await import('./MessagesSection.tsx')).MessagesSection },
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import('./MessagesPage.tsx')).MessagesPage },
        },
        {
          path: ':id',
          loader: (args) => {
            const variables = { id: databaseIdIn(args.params['id']) };
            return loadAdminQuery(args, environment, messageQuery, variables, 'store-and-network');
          },
          lazy: { Component: async () => (await import('./MessagePage.tsx')).MessagePage },
        },
      ],
    },
  ];
}
