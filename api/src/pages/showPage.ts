import { dayInJakarta } from '../../../web/src/shared/jakarta.ts';
import { mainLanguage } from '../../../web/src/shared/pages/documentHead.ts';
import { namedLanguage } from '../../../web/src/shared/pages/pageAddress.ts';
import type { RefusedForm } from '../../../web/src/shared/pages/refusedForm.ts';
import { visitor } from '../auth/viewer.ts';
import { noteFailure, runningTrace } from '../database/trace.ts';
import type { RequestContext } from '../graphql/context.ts';
import { executeSiteOperation } from '../graphql/server.ts';
import type { Language } from '../language.ts';
import { log } from '../log.ts';
import { isReady } from '../operations/readiness.ts';
import type { Preview } from '../preview/preview.ts';
import type { HandlerContext } from '../rest/route.ts';
import { fillDocument } from './document.ts';
import type { RenderedPage } from '../../../web/src/shared/pages/renderedPage.ts';
import { readerTheme } from '../theme.ts';
import type { Web } from './web.ts';
import { unavailable } from './unavailable.ts';

/** The language that an address names; else the reader’s. */
export function pageLanguage(url: URL, { preferences }: RequestContext): Language {
  return namedLanguage(url) ?? preferences.language;
}

/** A page that fails on the server is sent as an empty document, in which the browser tries again. */
const unrendered: RenderedPage = {
  status: 500,
  html: '',
  head: { title: 'Error', description: '', hidden: true },
  seed: [],
  modules: [],
};

/** A form that was posted to the page’s address and refused, and the status for it. */
interface Refusal {
  form: RefusedForm;
  status: 400 | 429 | 500 | 507;
}

interface Shown {
  refusal?: Refusal;
  /** What the page shows as if it were public; everything else on it is as for visitors. */
  preview?: Preview | 'ended';
}

/** Responds with the page at the request’s address, in the visitor’s language and theme. */
export async function showPage(
  c: HandlerContext,
  web: Web,
  { refusal, preview }: Shown = {},
): Promise<Response> {
  const { context } = c.var;
  const url = new URL(c.req.url);
  const language = pageLanguage(url, context);
  const named = preview && readerTheme(url.searchParams.get('theme') ?? undefined);
  const theme = named ?? context.preferences.theme;
  const previewed = preview === 'ended' ? undefined : preview;
  const shown = preview && { keptAt: previewed?.keptAt.toISOString() ?? null };
  const today = dayInJakarta(new Date());
  let isBusy = false;
  const page = await web
    .render({
      // The answer to a posted form shows the same page as a GET of its address.
      request: refusal ? new Request(url, { headers: c.req.raw.headers }) : c.req.raw,
      language,
      today,
      async execute(operationId, variables) {
        const reader = {
          ...context,
          preferences: { language, theme },
          ...(preview && { viewer: visitor }),
          ...(previewed && { preview: previewed }),
        };
        const result = await executeSiteOperation(reader, operationId, variables);
        isBusy ||= result.errors?.some(({ extensions }) => extensions['code'] === 'BUSY') ?? false;
        return result;
      },
      form: refusal?.form,
      preview: shown,
    })
    .catch((error: unknown) => {
      log.error({ err: error }, 'The page could not be rendered');
      noteFailure();
      return unrendered;
    });
  if (isBusy && !refusal) return unavailable();
  // A form is returned with its input even if the rest of its page is incomplete.
  const isWhole = !runningTrace()?.hasFailed || (refusal && page !== unrendered);
  if (!isWhole && !(await isReady(context.environment))) return unavailable();
  const html = fillDocument({
    template: await web.template(url.pathname),
    page,
    preloads: web.preloads(preview ? [] : page.modules),
    origin: context.environment.PUBLIC_URL,
    url,
    language,
    today,
    theme,
    form: refusal?.form,
    isPreview: preview !== undefined,
  });
  c.header('Cache-Control', 'private, no-cache');
  c.header('Content-Language', mainLanguage(page.head, language));
  return c.html(html, refusal?.status ?? (page.status as 200 | 404 | 410 | 500));
}
