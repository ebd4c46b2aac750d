import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityFigures_query$key } from '../__generated__/CommunityFigures_query.graphql.ts';
import { communitiesFallbacks } from '../shared/content/keys/communities.ts';
import { useContent } from '../content/useContent.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Figures } from '../ui/Figures.tsx';
import { useCommunityCount } from './useCommunityCount.ts';

interface Props {
  query: CommunityFigures_query$key;
}

/** The number of communities, and the figures entered by editors. */
export function CommunityFigures({ query }: Props) {
  const texts = useTexts(communityTexts);
  const data = useFragment(
    graphql`
      fragment CommunityFigures_query on Query {
        content(groups: [communities]) {
          ...useContent_entries
        }
        ...useCommunityCount_query
      }
    `,
    query,
  );
  const content = useContent(data.content, communitiesFallbacks);
  const count = useCommunityCount(data);
  return (
    <section aria-label={texts.figuresTitle}>
      <Figures
        figures={[
          ...(count ? [{ name: 'count', ...count }] : []),
          ...([1, 2] as const).map((number) => ({
            name: `${number}`,
            value: content(`communities.figure.${number}.value`),
            label: content(`communities.figure.${number}.label`),
          })),
        ]}
      />
    </section>
  );
}
