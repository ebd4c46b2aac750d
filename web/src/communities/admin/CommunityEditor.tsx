import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { CommunityEditor_community$key } from '../../__generated__/CommunityEditor_community.graphql.ts';
import type { CommunityEditorTheirsQuery } from '../../__generated__/CommunityEditorTheirsQuery.graphql.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { ItemHistory } from '../../admin/history/ItemHistory.tsx';
import { CommunityForm } from './CommunityForm.tsx';
import {
  communitiesListAddress,
  communityFormValues,
  communityInput,
  requiredCommunityFields,
} from './communityFormValues.ts';
import { useUpdateCommunity } from './useUpdateCommunity.ts';

interface Props {
  community: CommunityEditor_community$key;
  /** An earlier version of it stands again. */
  onRestored: () => void;
}

/** A community in its form. Only the editor's wish brings a newer version into it. */
export function CommunityEditor({ community: key, onRestored }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const update = useUpdateCommunity();
  const community = useFragment(
    graphql`
      fragment CommunityEditor_community on Community {
        databaseId
        version
        ...communityFormValues_community
      }
    `,
    key,
  );
  const id = community.databaseId;
  const form = useEditForm({
    name: `community/${id}`,
    initial: communityFormValues(community),
    version: community.version,
    required: requiredCommunityFields,
    onSave: ({ values, base, version }) => update({ id, version, input: communityInput(values, base) }),
    onSaved: () => void navigate(communitiesListAddress),
  });
  const loadTheirs = async () => {
    const query = graphql`
      query CommunityEditorTheirsQuery($id: Int!) {
        community(id: $id) {
          version
          ...communityFormValues_community
        }
      }
    `;
    const answer = await fetchQuery<CommunityEditorTheirsQuery>(environment, query, { id })
      .toPromise()
      .catch(() => undefined);
    const theirs = answer?.community;
    return theirs ? { values: communityFormValues(theirs), version: theirs.version } : null;
  };
  return (
    <>
      <CommunityForm form={form} isNew={false} loadTheirs={loadTheirs} />
      <ItemHistory entity="Community" rowId={id} version={community.version} onRestored={onRestored} />
    </>
  );
}
