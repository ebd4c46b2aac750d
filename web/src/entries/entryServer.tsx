import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { StaticRouter } from 'react-router-dom';
import type { GraphQLResponse } from 'relay-runtime';
import type { PageRequest, RenderedPage } from '../shared/pages/renderedPage.ts';
import siteQuery from '../__generated__/PublicLayoutQuery$parameters.ts';
import { isAdminAddress } from '../shared/pages/adminAddress.ts';
import { RefusedFormContext } from '../page/refusedForm.ts';
import { HeadContext, type PageHead } from '../page/head.ts';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { pageRoutes } from './pageRoutes.ts';
import { PublicSite } from '../site/PublicSite.tsx';
import { loadPageAt } from '../page/loadedPage.ts';
import '../theme/global.css.ts';

export { preloadedFonts } from '../theme/fonts.ts';

/** The admin runs entirely in the browser: it gets an empty document. */
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
    loadPageAt(routes, { pathname, search }),
  ]);
  let collected: PageHead = { title: '', description: '' };
  const html = renderToString(
    <HeadContext value={(head) => (collected = head)}>
      <RefusedFormContext value={form}>
        <RelayEnvironmentProvider environment={environment}>
          <StaticRouter location={pathname + search}>
            <PublicSite routes={routes} reader={reader} chrome={chrome} first={first} />
          </StaticRouter>
        </RelayEnvironmentProvider>
      </RefusedFormContext>
    </HeadContext>,
  );
  const { status = 200, ...head } = collected;
  return {
    status,
    html,
    head,
    seed,
    modules: ['src/entries/hydrateSite.tsx', ...(first.module ? [first.module] : [])],
  };
}
