import type { ArgBuilder, InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { PrismaModelTypes, PrismaNodeRef } from '@pothos/plugin-prisma';
import type { Permission, Rule } from '../auth/permission.ts';
import type { OrderColumn, Page } from '../database/keyset.ts';
import type { ResourceRow, Selection } from '../database/resource.ts';
import { builder } from './builder.ts';
import { connectionComplexity, connectionNames, keysetConnection } from './connection.ts';
import type { RequestContext } from './context.ts';
import { selectionOf } from './selection.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The GraphQL type of a noun's rows. */
type NodeType<Row extends object> = PrismaNodeRef<Types, PrismaModelTypes & { Shape: Row }, object>;

interface List<Row extends object, Filters extends InputFieldMap> {
  /** The field’s name: partners. */
  name: string;
  /** The beginning of the connection’s type names, if not that of the rows. */
  connection?: string;
  /** The permission of the rule that `load` calls. */
  permission: Permission;
  /** What is listed, in which order, and which rows a viewer may see. */
  description: string;
  /** A function of the arguments if a client may choose. */
  order:
    | readonly OrderColumn[]
    | ((filter: InputShapeFromFields<Filters>, context: RequestContext) => readonly OrderColumn[]);
  /** The arguments that filter the list, besides those of pagination. */
  filters?: (arg: ArgBuilder<Types>) => Filters;
  load: (
    context: RequestContext,
    filter: InputShapeFromFields<Filters>,
    page: Page,
    selection: Selection,
  ) => Promise<Row[]>;
}

interface One<Row extends object> {
  /** The field’s name: partner. */
  name: string;
  description: string;
  /** The description of the argument for its number. */
  id: string;
  find: Rule<[id: number, selection?: Selection], Row | null>;
}

/** What is previewed in place of a row: in lists, too, since a browser keeps one version of each row. */
function previewOf<Row extends object>({ preview }: RequestContext, type: NodeType<Row>, id: unknown) {
  return preview?.entity === type.name && preview.row.id === id ? (preview.row as Row & ResourceRow) : null;
}

/** The query for a noun’s list: a connection whose pages read the columns that an operation selects. */
export function listQuery<Row extends object, Filters extends InputFieldMap = {}>(
  type: NodeType<Row>,
  { name, connection, permission, description, order, filters, load }: List<Row, Filters>,
): void {
  builder.queryField(name, (t) =>
    t.connection(
      {
        type,
        permission,
        description,
        complexity: connectionComplexity,
        args: (filters?.(t.arg) ?? {}) as InputFieldMap,
        resolve: (_root, args, context, info) => {
          const filter = args as InputShapeFromFields<Filters>;
          const chosen = typeof order === 'function' ? order(filter, context) : order;
          return keysetConnection(chosen, args, async (page) => {
            const { select } = selectionOf(context, info, type.name, ['edges', 'node']);
            const columns = Object.fromEntries(chosen.map(({ name: column }) => [column, true]));
            const rows = await load(
              context,
              filter,
              page,
              select ? { select: { ...select, ...columns } } : {},
            );
            if (!context.preview) return rows;
            return rows.map((row) => ('id' in row && previewOf(context, type, row.id)) || row);
          });
        },
      },
      ...connectionNames(connection ?? type.name),
    ),
  );
}

/** The queries for one of a noun’s rows, by its number, and for their list. */
export function nodeQueries<Row extends object, Filters extends InputFieldMap = {}>(
  type: NodeType<Row>,
  { one: { name, description, id: idDescription, find }, list }: { one: One<Row>; list: List<Row, Filters> },
): void {
  builder.queryField(name, (t) =>
    t.field({
      type,
      nullable: true,
      permission: find.permission,
      description,
      args: { id: t.arg.int({ required: true, description: idDescription }) },
      resolve: (_root, { id }, context, info) => {
        // Also marks a previewed row as complete: its fields read no other.
        const selection = selectionOf(context, info, type.name, []);
        return previewOf(context, type, id) ?? find(context.viewer, id, selection);
      },
    }),
  );
  listQuery(type, list);
}
