import { BrowserRouter } from 'react-router-dom';
import siteQuery from './__generated__/PublicLayoutQuery$parameters.ts';
import { loadPageQuery } from './relay/pageQuery.ts';
import { pageRoutes } from './routes.ts';
import { start } from './start.tsx';
import { PublicSite } from './visit/PublicSite.tsx';
import { openVisit } from './visit/visit.ts';

const { environment, reader, show } = start();
const routes = pageRoutes(environment, reader);

// The page's code and query have to be there first, or React would not find what the server rendered. Not awaited at
// the top level: the page's code imports from this file's, and would wait for it.
void Promise.all([loadPageQuery(environment, siteQuery, {}, 'never'), openVisit(routes, location)]).then(
  ([chrome, first]) =>
    show(
      <BrowserRouter>
        <PublicSite routes={routes} reader={reader} chrome={chrome} first={first} />
      </BrowserRouter>,
    ),
);
