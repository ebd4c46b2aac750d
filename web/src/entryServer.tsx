import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { StaticRouter } from 'react-router-dom';
import type { GraphQLResponse } from 'relay-runtime';
import type { PageRequest, RenderedPage } from '../../api/src/pages/renderer.ts';
import siteQuery from './__generated__/PublicLayoutQuery$parameters.ts';
import { isAdminAddress } from './adminAddress.ts';
import { FormAttemptContext } from './formAttempt.ts';
import { HeadContext, type PageHead } from './head.ts';
import { Reader } from './language/reader.ts';
import { createEnvironment } from './relay/environment.ts';
import { loadPageQuery } from './relay/pageQuery.ts';
import { pageRoutes } from './routes.ts';
import { PublicSite } from './visit/PublicSite.tsx';
import { openVisit } from './visit/visit.ts';
import './theme/global.css.ts';

export { preloadedFonts } from './theme/fonts.ts';

/** The admin is an application of the browser's: it gets a document to start in. */
const adminDocument: RenderedPage = {
  status: 200,
  html: '',
  head: { title: 'Admin', description: '', hidden: true },
  seed: [],
  modules: [],
};

/** Renders one page for one visitor. */
export async function render({ request, language, execute, form }: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(request.url);
  if (isAdminAddress(pathname)) return adminDocument;
  const seed: RenderedPage['seed'][number][] = [];
  const environment = createEnvironment(async ({ id }, variables) => {
    const payload = await execute(id ?? '', variables);
    seed.push({ id: id ?? '', variables, payload });
    return payload as GraphQLResponse;
  });
  const reader = new Reader(language);
  const routes = pageRoutes(environment, reader);
  const [chrome, first] = await Promise.all([
    loadPageQuery(environment, siteQuery, {}, 'never'),
    openVisit(routes, { pathname, search }),
  ]);
  let collected: PageHead = { title: '', description: '' };
  const html = renderToString(
    <HeadContext value={(head) => (collected = head)}>
      <FormAttemptContext value={form}>
        <RelayEnvironmentProvider environment={environment}>
          <StaticRouter location={pathname + search}>
            <PublicSite routes={routes} reader={reader} chrome={chrome} first={first} />
          </StaticRouter>
        </RelayEnvironmentProvider>
      </FormAttemptContext>
    </HeadContext>,
  );
  const { status = 200, ...head } = collected;
  return { status, html, head, seed, modules: ['src/openSite.tsx', ...(first.module ? [first.module] : [])] };
}
