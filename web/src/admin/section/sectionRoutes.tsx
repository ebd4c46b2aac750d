import type { RouteObject } from 'react-router-dom';
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';
import type { Section } from './section.tsx';

interface Options<List extends OperationType, Item extends OperationType> {
  /** The path under /admin. */
  path: string;
  list: PreloadableConcreteRequest<List>;
  item: PreloadableConcreteRequest<Item>;
  /** The list’s filters, from the search part of its address. */
  variables?: (search: string) => VariablesOf<List>;
  load: () => Promise<Section>;
}

/** The routes of a section. Its list is loaded in the parent route and stays while a form is open. */
export function sectionRoutes<
  List extends OperationType,
  Item extends OperationType & { variables: { id: number } },
>(
  environment: Environment,
  { path, list, item, variables = () => ({}), load }: Options<List, Item>,
): RouteObject {
  const page = (name: keyof Section) => ({ Component: async () => (await load())[name] });
  return {
    path,
    loader: (args) =>
      loadAdminQuery(
        args,
        environment,
        list,
        variables(new URL(args.request.url).search),
        'store-and-network',
      ),
    lazy: page('Layout'),
    children: [
      { index: true, lazy: page('ListPage') },
      { path: 'new', lazy: page('NewPage') },
      {
        path: ':id',
        loader: (args) =>
          loadAdminQuery(args, environment, item, { id: databaseIdIn(args.params['id']) }, 'network-only'),
        lazy: page('EditPage'),
      },
    ],
  };
}
