import { graphql } from 'react-relay/hooks.js';
import type { PartnersPageQuery } from '../__generated__/PartnersPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import { PageData } from '../page/PageData.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { Strip } from '../ui/Strip.tsx';
import { PartnersSection } from './PartnersSection.tsx';
import * as styles from './PartnersSection.css.ts';

const query = graphql`
  query PartnersPageQuery @preloadable {
    ...PartnersSection_query
  }
`;

/** The partners section as a separate page (docs/product.md#partners-section). */
export function PartnersPage() {
  const texts = useTexts(partnerTexts);
  useRefetchOnFocus();
  useHead({ title: texts.title, description: texts.headDescription });
  return (
    <>
      <Strip seed="wall-21" />
      <Container width="wide">
        <header className={styles.head}>
          <h1 className={type.display}>{texts.title}</h1>
          <p className={type.lead}>{texts.lead}</p>
        </header>
      </Container>
      <PageData<PartnersPageQuery> query={query}>
        {(data) => (
          <PartnersSection query={data} contactAddress="/contact?type=partnership" embedded={false} />
        )}
      </PageData>
    </>
  );
}
