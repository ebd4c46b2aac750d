import { Rows } from '../../admin/list/Rows.tsx';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { useTimelineConnection } from './useTimelineConnection.ts';

/** The items as dense rows. */
export function TimelineRows() {
  const texts = useTexts(timelineAdminTexts);
  const { connectionId, rows, more } = useTimelineConnection();
  return (
    <Rows
      label={texts.list}
      rows={rows.map(({ key, item }) => ({
        key,
        row: <TimelineRow item={item} connectionId={connectionId} />,
      }))}
      more={more}
      empty={<EmptyState title={texts.empty} />}
    />
  );
}
