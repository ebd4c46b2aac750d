import { BrowserRouter } from 'react-router-dom';
import siteQuery from '../__generated__/PublicLayoutQuery$parameters.ts';
import { yieldToMain } from '../browser/yieldToMain.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { pageRoutes } from './pageRoutes.ts';
import { bootstrap } from './bootstrap.tsx';
import { PublicSite } from '../site/PublicSite.tsx';
import { loadPageAt } from '../page/loadedPage.ts';

/** Hydrates the document of a public page. */
export async function hydrateSite(): Promise<void> {
  const { environment, reader, show } = bootstrap();
  const routes = pageRoutes(environment, reader);
  // Load the page’s code and query first, so that React finds what the server rendered.
  const chrome = await loadPageQuery(environment, siteQuery, {}, 'never');
  await yieldToMain();
  const first = await loadPageAt(routes, location);
  await yieldToMain();
  show(
    <BrowserRouter>
      <PublicSite routes={routes} reader={reader} chrome={chrome} first={first} />
    </BrowserRouter>,
  );
}
