import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternNotFound_query$key } from '../__generated__/PatternNotFound_query.graphql.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useHead } from '../page/head.ts';
import { PatternsHead } from './PatternsHead.tsx';
import { patternTexts } from './patternTexts.ts';

interface Props {
  query: PatternNotFound_query$key;
}

/** Shows the swatch book if a pattern does not exist. */
export function PatternNotFound({ query }: Props) {
  const texts = useTexts(patternTexts);
  const { notFoundText } = useTexts(chromeTexts);
  const data = useFragment(
    graphql`
      fragment PatternNotFound_query on Query {
        ...PatternsHead_query
      }
    `,
    query,
  );
  useHead({ title: texts.title, description: texts.lead, hidden: true, status: 404 });
  return <PatternsHead query={data} title={texts.title} lead={notFoundText} />;
}
