import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityFigures_query$key } from '../__generated__/CommunityFigures_query.graphql.ts';
import { communitiesFallbacks } from '../shared/content/keys/communities.ts';
import { useContent } from '../content/useContent.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Container } from '../ui/Container.tsx';
import { Figures } from '../ui/Figures.tsx';
import * as styles from './CommunityFigures.css.ts';

interface Props {
  /** Null if it could not be loaded: then the count is omitted, and the other figures are the fallbacks. */
  query: CommunityFigures_query$key | null;
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
        counted: communities(first: 100, active: true) {
          edges {
            __typename
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const content = useContent(data?.content, communitiesFallbacks);
  const counted = data?.counted;
  return (
    <section aria-label={texts.figuresTitle} className={styles.figures}>
      <Container width="wide">
        <Figures
          figures={[
            ...(counted
              ? [
                  {
                    value: `${counted.edges.length}${counted.pageInfo.hasNextPage ? '+' : ''}`,
                    label: texts.count(counted.edges.length),
                  },
                ]
              : []),
            ...([1, 2] as const).map((number) => ({
              value: content(`communities.figure.${number}.value`),
              label: content(`communities.figure.${number}.label`),
            })),
          ]}
        />
      </Container>
    </section>
  );
}
