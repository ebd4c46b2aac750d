import { BrowserRouter } from 'react-router-dom';
import siteQuery from './__generated__/PublicLayoutQuery$parameters.ts';
import { pause } from './pause.ts';
import { loadPageQuery } from './relay/pageQuery.ts';
import { pageRoutes } from './routes.ts';
import { start } from './start.tsx';
import { PublicSite } from './visit/PublicSite.tsx';
import { openVisit } from './visit/visit.ts';

/** Takes over the document of a public page. */
export async function openSite(): Promise<void> {
  const { environment, reader, show } = start();
  const routes = pageRoutes(environment, reader);
  // The page's code and query have to be there first, or React would not find what the server rendered.
  const chrome = await loadPageQuery(environment, siteQuery, {}, 'never');
  await pause();
  const first = await openVisit(routes, location);
  await pause();
  show(
    <BrowserRouter>
      <PublicSite routes={routes} reader={reader} chrome={chrome} first={first} />
    </BrowserRouter>,
  );
}
