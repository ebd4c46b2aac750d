import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Permission } from '../auth/permission.ts';
import { expireReading, type Viewer } from '../auth/viewer.ts';
import type { RequestContext } from './context.ts';

const pluginName = 'permission';

const rootKinds = new Set<string>(['Query', 'Mutation', 'Subscription']);

/** Notes for integrators; that read-only tokens cannot write goes without saying. */
const notes: Record<Permission['to'], string> = {
  everyone: '',
  reading: 'For signed-in admins.',
  writing: 'For signed-in admins.',
  inPerson: 'For admins who signed in themselves, not for API tokens.',
  confirmed:
    'For admins who signed in themselves, or confirmed their password, within the last ten minutes; not for API tokens.',
};

interface WithPermission {
  /** Who may use the field: the permission of the rule that it calls. */
  permission: Permission;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      permission: PermissionPlugin<Types>;
    }
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends WithPermission {}
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends WithPermission {}
    interface SubscriptionFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > extends WithPermission {}
  }
}

/**
 * Requires a permission on every field of Query, Mutation and Subscription: without one, neither the types nor the
 * schema build. The rules enforce it; here it informs integrators and the authorization tests.
 */
class PermissionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  /** The callers of operations of which a mutation has begun. */
  readonly #changed = new WeakSet<Viewer>();

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    if (!rootKinds.has(field.kind)) return field;
    const { permission } = field.pothosOptions as Partial<WithPermission>;
    if (!permission) throw new Error(`${field.parentType}.${field.name} declares no permission.`);
    const note = notes[permission.to];
    return {
      ...field,
      description: [field.description, note].filter(Boolean).join(' '),
      extensions: { ...field.extensions, permission },
    };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (kind !== 'Mutation') return resolve;
    return (root, args, context, info) => {
      const { viewer } = context as RequestContext;
      // A further mutation may follow long after the first, which may have ended the caller’s session.
      if (this.#changed.has(viewer)) expireReading(viewer);
      this.#changed.add(viewer);
      return resolve(root, args, context, info);
    };
  }
}

SchemaBuilder.registerPlugin(pluginName, PermissionPlugin);

export default pluginName;
