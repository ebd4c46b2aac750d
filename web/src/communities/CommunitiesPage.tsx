import { useEffect, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import { useLocation } from 'react-router-dom';
import type { CommunitiesPageHeadQuery } from '../__generated__/CommunitiesPageHeadQuery.graphql.ts';
import type { CommunitiesPageQuery } from '../__generated__/CommunitiesPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { communityTexts } from './communityTexts.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { placeStateOf } from '../page/listPlace.ts';
import { PageData } from '../page/PageData.tsx';
import { PartFailure } from '../page/PartFailure.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { focusMainIfLost } from '../ui/focusMainIfLost.ts';
import { CommunitiesHead } from './CommunitiesHead.tsx';
import { CommunitiesList } from './CommunitiesList.tsx';
import * as styles from './CommunitiesPage.css.ts';
import { provinceIn } from './communityAddress.ts';
import { ProvinceBar } from './ProvinceBar.tsx';

const query = graphql`
  query CommunitiesPageQuery($province: Province, $after: String) @preloadable {
    ...CommunitiesHead_query
    ...ProvinceBar_query
    ...CommunitiesList_query @arguments(province: $province, cursor: $after, start: $after)
  }
`;

/** What the page shows above its list, as the store has it: it stays when the list of another province fails. */
const headQuery = graphql`
  query CommunitiesPageHeadQuery {
    ...CommunitiesHead_query
    ...ProvinceBar_query
  }
`;

/** The active communities, of all provinces or of one (docs/product.md#community-pages). */
export function CommunitiesPage() {
  const texts = useTexts(communityTexts);
  const { provinces } = useTexts(provinceTexts);
  const parameters = usePageParameters();
  const code = provinceIn(parameters);
  const province = code ? provinces[code] : undefined;
  const isFirst = !parameters.has('after');
  const title = province ? texts.titleOf(province) : texts.title;
  useHead({
    title,
    description: province ? texts.headDescriptionOf(province) : texts.headDescription,
    ...(province && { trail: [{ title: texts.title, path: '/communities' }] }),
    hidden: !isFirst,
  });
  useRefetchOnFocus();
  const header = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const { stays } = placeStateOf(location);
  /** Differs when a province is chosen, also when that is the same one again. */
  const choice = stays ? location.key : code;
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    const isWhole = stays && !code;
    // “Show All” is gone: its reader goes on with the list.
    if (isWhole) focusMainIfLost(heading.current);
    // The cloth, on which a province is chosen, may fill the window.
    header.current?.scrollIntoView({ block: isWhole ? 'start' : 'nearest' });
  }, [choice, stays, code]);
  const head = useLazyLoadQuery<CommunitiesPageHeadQuery>(headQuery, {}, { fetchPolicy: 'store-only' });
  return (
    <>
      <CommunitiesHead query={head} title={title} province={code} />
      <section id="list" aria-labelledby="list-heading" className={styles.section}>
        <Container width="wide">
          <header ref={header} className={styles.heading}>
            <h2 ref={heading} id="list-heading" tabIndex={-1} className={type.headline}>
              {texts.listTitle}
            </h2>
            <ProvinceBar query={head} province={code} />
            {!isFirst && <ToFirstPage address="/communities" />}
          </header>
        </Container>
        <PageData<CommunitiesPageQuery> query={query}>
          {(data) =>
            data ? <CommunitiesList query={data} province={province} /> : <PartFailure isFullWidth />
          }
        </PageData>
      </section>
    </>
  );
}
