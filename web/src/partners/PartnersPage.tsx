import { graphql } from 'react-relay/hooks.js';
import type { PartnersPageQuery } from '../__generated__/PartnersPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import { PageData } from '../page/PageData.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { PartnersSection } from './PartnersSection.tsx';

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
      <PageHero seed="partners-3" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      <PageData<PartnersPageQuery> query={query}>
        {(data) => (
          <PartnersSection query={data} contactAddress="/contact?type=partnership" embedded={false} />
        )}
      </PageData>
    </>
  );
}
