import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityFigures_query$key } from '../__generated__/CommunityFigures_query.graphql.ts';
import { communitiesFallbacks } from '../shared/content/keys/communities.ts';
import { useContent } from '../content/useContent.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Container } from '../ui/Container.tsx';
import { Figures } from '../ui/Figures.tsx';
import * as styles from './CommunityFigures.css.ts';
import { useCommunityCount } from './useCommunityCount.ts';

interface Props {
  /** Null if it could not be loaded: then the count is omitted, and the other figures are the fallbacks. */
  query: CommunityFigures_query$key | null;
}

/** The number of communities, and the figures entered by editors. */
export function CommunityFigures({ query }: Props) {
  const texts = useTexts(communityTexts);
  const data = useFragment(
    graphql`
      fragment CommunityFigures_query on Query @argumentDefinitions(province: { type: "Province" }) {
        content(groups: [communities]) {
          ...useContent_entries
        }
        ...useCommunityCount_query @arguments(province: $province)
      }
    `,
    query,
  );
  const content = useContent(data?.content, communitiesFallbacks);
  const counted = useCommunityCount(data);
  return (
    <section aria-label={texts.figuresTitle} className={styles.figures}>
      <Container width="wide">
        <Figures
          figures={[
            ...(counted ? [{ value: counted.shown, label: texts.count(counted.count) }] : []),
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
