import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { StaticRouter } from 'react-router-dom';
import type { GraphQLResponse } from 'relay-runtime';
import type { PageRequest, RenderedPage } from '../shared/pages/renderedPage.ts';
import adminSiteQuery from '../__generated__/AdminSiteQuery$parameters.ts';
import siteQuery from '../__generated__/PublicLayoutQuery$parameters.ts';
import { isAdminAddress } from '../shared/pages/adminAddress.ts';
import { RefusedFormContext } from '../page/refusedForm.ts';
import { RenderedDayContext } from '../page/useToday.ts';
import { HeadContext, type PageHead } from '../page/head.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { loadParts } from '../page/lazyPart.tsx';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { pageRoutes } from './pageRoutes.ts';
import { PreviewBar } from '../site/PreviewBar.tsx';
import { PublicSite } from '../site/PublicSite.tsx';
import { failedPage, loadPageAt, type PageRoute } from '../page/loadedPage.ts';
import '../theme/global.css.ts';

export { preloadedFonts } from '../theme/fonts.ts';

/** The admin runs entirely in the browser: it gets an empty document, and what names the site. */
async function adminDocument(execute: PageRequest['execute']): Promise<RenderedPage> {
  const id = adminSiteQuery.params.id ?? '';
  return {
    status: 200,
    html: '',
    head: { title: 'Admin', description: '', hidden: true },
    seed: [{ id, variables: {}, payload: await execute(id, {}) }],
    modules: [],
  };
}

/** Takes the place of all pages for a link that has ended. */
const endedRoute: PageRoute = {
  path: '*',
  loadPage: async () => (await import('../site/EndedPreview.tsx')).EndedPreview,
};

/** Renders one page for one visitor. */
export async function render({
  request,
  language,
  today,
  execute,
  form,
  preview,
}: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(request.url);
  if (isAdminAddress(pathname)) return adminDocument(execute);
  const seed: RenderedPage['seed'][number][] = [];
  const environment = createEnvironment(async ({ id }, variables) => {
    const payload = await execute(id ?? '', variables);
    seed.push({ id: id ?? '', variables, payload });
    return payload as GraphQLResponse;
  });
  const reader = new Reader(language);
  const hasEnded = preview?.keptAt === null;
  const routes = hasEnded ? [endedRoute] : pageRoutes(environment, reader);
  const [chrome, first] = await Promise.all([
    loadPageQuery(environment, siteQuery, {}, 'never'),
    loadPageAt(routes, { pathname, search }).catch(() => failedPage),
  ]);
  await loadParts();
  let collected: PageHead = { title: '', description: '' };
  const html = renderToString(
    <HeadContext value={(head) => (collected = head)}>
      <RefusedFormContext value={form}>
        <RenderedDayContext value={today}>
          <RelayEnvironmentProvider environment={environment}>
            <StaticRouter location={pathname + search}>
              {preview?.keptAt && (
                <LanguageProvider reader={reader}>
                  <PreviewBar keptAt={preview.keptAt} />
                </LanguageProvider>
              )}
              <PublicSite routes={routes} reader={reader} chrome={chrome} first={first} />
            </StaticRouter>
          </RelayEnvironmentProvider>
        </RenderedDayContext>
      </RefusedFormContext>
    </HeadContext>,
  );
  const { status = 200, ...head } = collected;
  return {
    status,
    html,
    head: preview ? { ...head, hidden: true } : head,
    seed,
    modules: ['src/entries/hydrateSite.tsx', ...(first.module ? [first.module] : [])],
  };
}
