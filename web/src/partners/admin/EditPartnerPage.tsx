import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router-dom';
import type { EditPartnerPageQuery } from '../../__generated__/EditPartnerPageQuery.graphql.ts';
import { FormPage, NoSuchItem } from '../../admin/form/FormPage.tsx';
import { useReload } from '../../admin/form/useReload.ts';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { PartnerEditor } from './PartnerEditor.tsx';
import { partnersListAddress } from './partnerFormValues.ts';

const query = graphql`
  query EditPartnerPageQuery($id: Int!) @preloadable {
    partner(id: $id) {
      ...PartnerEditor_partner
    }
  }
`;

export function EditPartnerPage() {
  const texts = useTexts(partnersAdminTexts);
  const { id } = useParams();
  return (
    <FormPage title={texts.editTitle} back={{ to: partnersListAddress, text: texts.backToList }}>
      <Partner key={id} />
    </FormPage>
  );
}

function Partner() {
  const texts = useTexts(partnersAdminTexts);
  const { partner } = usePageQuery<EditPartnerPageQuery>(query);
  const { reloads, reload } = useReload<EditPartnerPageQuery>(query);
  if (partner) return <PartnerEditor key={reloads} partner={partner} onRestored={reload} />;
  return <NoSuchItem title={texts.notFound} back={{ to: partnersListAddress, text: texts.backToList }} />;
}
