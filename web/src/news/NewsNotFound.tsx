import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsNotFound_query$key } from '../__generated__/NewsNotFound_query.graphql.ts';
import { useHead } from '../page/head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import { Masthead } from '../ui/Masthead.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { NewsFilters } from './NewsFilters.tsx';
import { NewsList } from './NewsList.tsx';
import * as styles from './NewsPage.css.ts';

interface Props {
  query: NewsNotFound_query$key;
}

/** Shows the list if an article does not exist. */
export function NewsNotFound({ query }: Props) {
  const texts = useTexts(newsTexts);
  const { notFoundText } = useTexts(chromeTexts);
  const data = useFragment(
    graphql`
      fragment NewsNotFound_query on Query {
        ...NewsList_query @arguments(count: 4)
      }
    `,
    query,
  );
  useHead({
    title: texts.title,
    description: texts.headDescription,
    hidden: true,
    status: 404,
  });
  return (
    <div className={styles.page}>
      <Masthead title={texts.title} lead={notFoundText} />
      <NewsFilters filter={{ category: 'all', search: '' }} />
      <section className={styles.stories}>
        <VisuallyHidden as="h2">{texts.latest}</VisuallyHidden>
        <NewsList query={data} />
      </section>
    </div>
  );
}
