import { useEffect } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';
import { heroFallbacks } from '../shared/content/keys/hero.ts';
import { useContent } from '../content/useContent.ts';
import { useHead } from '../page/head.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { PageData } from '../page/PageData.tsx';
import { layOutRest } from '../page/firstLayout.ts';
import { useSite } from '../page/SiteIdentity.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { About } from './About.tsx';
import { Hero } from './Hero.tsx';
import type { homeSections } from './HomeSections.tsx';
import * as styles from './HomePage.css.ts';
import { Vision } from './Vision.tsx';

const query = graphql`
  query HomePageQuery @preloadable {
    content(groups: [hero, about, vision, contact]) {
      ...useContent_entries
      ...Hero_entries
      ...About_entries
      ...Vision_entries
    }
    ...Vision_query
    ...HomeSections_query
  }
`;

/** Each is rendered on its own: together they would block the page for too long. */
const lazySection = (name: keyof typeof homeSections) =>
  lazyPart(styles.place[`#${name}`], async () => (await import('./HomeSections.tsx')).homeSections[name]);

const History = lazySection('history');
const Communities = lazySection('communities');
const Partners = lazySection('partners');
const News = lazySection('news');
const Contact = lazyPart(
  styles.place['#contact'],
  async () => (await import('./HomeContact.tsx')).HomeContact,
);

/** The home page: eight sections (docs/product.md#home). */
export function HomePage() {
  useRefetchOnFocus();
  useEffect(() => void layOutRest(), []);
  return <PageData<HomePageQuery> query={query}>{(data) => <Sections data={data} />}</PageData>;
}

function Sections({ data }: { data: HomePageQuery['response'] | null }) {
  useHomeHead(data);
  return (
    <>
      <Hero entries={data?.content} />
      <About entries={data?.content} />
      <Vision entries={data?.content} query={data} />
      <History query={data} />
      <Communities query={data} />
      <Partners query={data} />
      <News query={data} />
      <Contact entries={data?.content} />
    </>
  );
}

function useHomeHead(data: HomePageQuery['response'] | null): void {
  const { name, tagline } = useSite();
  const content = useContent(data?.content, heroFallbacks);
  useHead({
    title: name,
    titleEnd: tagline,
    description: content('hero_subtitle'),
    subject: { kind: 'home' },
  });
}
