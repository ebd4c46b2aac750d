import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityNotFound_query$key } from '../__generated__/CommunityNotFound_query.graphql.ts';
import { useHead } from '../page/head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { CommunitiesList } from './CommunitiesList.tsx';
import * as styles from './CommunitiesPage.css.ts';

interface Props {
  query: CommunityNotFound_query$key;
}

/** Shows the list if a community does not exist. */
export function CommunityNotFound({ query }: Props) {
  const texts = useTexts(communityTexts);
  const { notFoundText } = useTexts(chromeTexts);
  const data = useFragment(
    graphql`
      fragment CommunityNotFound_query on Query {
        ...CommunitiesList_query
      }
    `,
    query,
  );
  useHead({ title: texts.title, description: texts.headDescription, hidden: true, status: 404 });
  return (
    <>
      <Container width="wide">
        <header className={styles.head}>
          <h1 className={type.display}>{texts.title}</h1>
          <p className={type.lead}>{notFoundText}</p>
        </header>
      </Container>
      <section aria-labelledby="list-heading">
        <Container width="wide">
          <h2 id="list-heading" className={`${type.headline} ${styles.heading}`}>
            {texts.listTitle}
          </h2>
        </Container>
        <CommunitiesList query={data} />
      </section>
    </>
  );
}
