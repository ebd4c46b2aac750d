import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router-dom';
import type { EditTimelineItemPageQuery } from '../../__generated__/EditTimelineItemPageQuery.graphql.ts';
import { FormPage, NoSuchItem } from '../../admin/form/FormPage.tsx';
import { useReload } from '../../admin/form/useReload.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { TimelineEditor } from './TimelineEditor.tsx';
import { timelineListAddress } from './timelineFormValues.ts';

const query = graphql`
  query EditTimelineItemPageQuery($id: Int!) @preloadable {
    timelineItem(id: $id) {
      ...TimelineEditor_item
    }
  }
`;

export function EditTimelineItemPage() {
  const texts = useTexts(timelineAdminTexts);
  const { id } = useParams();
  return (
    <FormPage title={texts.editTitle} back={{ to: timelineListAddress, text: texts.backToList }}>
      <Item key={id} />
    </FormPage>
  );
}

function Item() {
  const texts = useTexts(timelineAdminTexts);
  const { timelineItem } = usePageQuery<EditTimelineItemPageQuery>(query);
  const { reloads, reload } = useReload<EditTimelineItemPageQuery>(query);
  if (timelineItem) return <TimelineEditor key={reloads} item={timelineItem} onRestored={reload} />;
  return <NoSuchItem title={texts.notFound} back={{ to: timelineListAddress, text: texts.backToList }} />;
}
