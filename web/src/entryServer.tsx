import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { GraphQLResponse } from 'relay-runtime';
import type { PageRequest, RenderedPage } from '../../api/src/pages/renderer.ts';
import { FormAttemptContext } from './formAttempt.ts';
import { HeadContext, type PageHead } from './head.ts';
import { Reader } from './language/reader.ts';
import { createEnvironment } from './relay/environment.ts';
import { createRoutes } from './routes.tsx';
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

/** Renders one page for one visitor; a Response when the address leads elsewhere. */
export async function render({
  request,
  language,
  execute,
  form,
}: PageRequest): Promise<RenderedPage | Response> {
  if (new URL(request.url).pathname.startsWith('/admin')) return adminDocument;
  const seed: RenderedPage['seed'][number][] = [];
  const environment = createEnvironment(async ({ id }, variables) => {
    const payload = await execute(id ?? '', variables);
    seed.push({ id: id ?? '', variables, payload });
    return payload as GraphQLResponse;
  });
  const handler = createStaticHandler(createRoutes(environment, new Reader(language)));
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  let collected: PageHead = { title: '', description: '' };
  const html = renderToString(
    <HeadContext value={(head) => (collected = head)}>
      <FormAttemptContext value={form}>
        <RelayEnvironmentProvider environment={environment}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </RelayEnvironmentProvider>
      </FormAttemptContext>
    </HeadContext>,
  );
  const { status = context.statusCode, ...head } = collected;
  const modules = context.matches.flatMap(({ route }) => (route.handle as { module?: string })?.module ?? []);
  return { status, html, head, seed, modules };
}
