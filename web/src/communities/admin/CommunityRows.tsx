import { Rows } from '../../admin/list/Rows.tsx';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CommunityRow } from './CommunityRow.tsx';
import { useCommunitiesConnection } from './useCommunitiesConnection.ts';

/** The communities as dense rows. */
export function CommunityRows() {
  const texts = useTexts(communitiesAdminTexts);
  const { connectionId, rows, more } = useCommunitiesConnection();
  return (
    <Rows
      label={texts.list}
      rows={rows.map(({ key, community }) => ({
        key,
        row: <CommunityRow community={community} connectionId={connectionId} />,
      }))}
      more={more}
      empty={<EmptyState title={texts.empty} />}
    />
  );
}
