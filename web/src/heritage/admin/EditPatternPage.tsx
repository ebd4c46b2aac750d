import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router-dom';
import type { EditPatternPageQuery } from '../../__generated__/EditPatternPageQuery.graphql.ts';
import { FormPage, NoSuchItem } from '../../admin/form/FormPage.tsx';
import { useReload } from '../../admin/form/useReload.ts';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { PatternEditor } from './PatternEditor.tsx';
import { patternsListAddress } from './patternFormValues.ts';

const query = graphql`
  query EditPatternPageQuery($id: Int!) @preloadable {
    batikPattern(id: $id) {
      ...PatternEditor_pattern
    }
  }
`;

export function EditPatternPage() {
  const texts = useTexts(patternsAdminTexts);
  const { id } = useParams();
  return (
    <FormPage title={texts.editTitle} back={{ to: patternsListAddress, text: texts.backToList }}>
      <Pattern key={id} />
    </FormPage>
  );
}

function Pattern() {
  const texts = useTexts(patternsAdminTexts);
  const { batikPattern } = usePageQuery<EditPatternPageQuery>(query);
  const { reloads, reload } = useReload<EditPatternPageQuery>(query);
  if (batikPattern) return <PatternEditor key={reloads} pattern={batikPattern} onRestored={reload} />;
  return <NoSuchItem title={texts.notFound} back={{ to: patternsListAddress, text: texts.backToList }} />;
}
