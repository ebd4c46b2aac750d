import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { expect, vi } from 'vitest';
import { writeDraft } from '../../admin/form/drafts.ts';
import type { Edited } from '../../admin/form/edited.ts';
import type { FormValues } from '../../admin/form/problems.ts';
import { adminRoutes } from '../../admin/shell/adminRoutes.tsx';
import { sections } from '../../admin/shell/sections.ts';
import { beginSession } from '../../auth/session.ts';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { Reader } from '../../language/reader.ts';
import type { Language } from '../../shared/language.ts';
import { createEnvironment } from '../../relay/environment.ts';
import { ToastProvider } from '../../ui/Toast.tsx';

/** An article as in the server’s responses. */
export function storedArticle(changes: Record<string, unknown> = {}) {
  return {
    __typename: 'NewsArticle',
    id: 'article-7',
    databaseId: 7,
    version: 3,
    lastChange: null,
    unpublishedChanges: false,
    translationGaps: { behind: [], missing: [], behindTexts: [] },
    titleEn: 'Wax and water',
    titleId: 'Malam dan air',
    excerptEn: 'How the cloth is made.',
    excerptId: 'Cara kain dibuat.',
    contentEn: 'First the wax.',
    contentId: 'Mula-mula malam.',
    author: 'Ratna Wulandari',
    category: 'culture',
    imageUrl: null,
    image: null,
    featured: false,
    published: true,
    publishedAt: '2025-10-16T02:00:30.000Z',
    goLiveAt: null,
    expireAt: null,
    state: 'LIVE',
    findings: [],
    ...changes,
  };
}

/** The list as in the server’s responses. */
export function newsList(...articles: ReturnType<typeof storedArticle>[]) {
  return {
    rows: {
      edges: articles.map((node) => ({ cursor: node.id, node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  };
}

/** An admin who may open every section and every part of the overview, as in the server’s responses. */
export const owner = {
  email: 'editor@example.org',
  name: '',
  portrait: null,
  capabilities: [
    ...sections.flatMap(({ needs }) => [needs, needs.replace(/\w+$/, 'publish')]),
    'operations.read',
  ],
  factorDueAt: null,
};

/** A typed failure as in the server’s responses. */
export function failure(name: string, fields: object = {}) {
  return { __typename: name, __isError: name, ...fields };
}

/** The server’s response to an operation: its data, or a network failure. */
export type Answer = object | Error;
export type Server = Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>;

/** Opens the dashboard at an address, with a server that responds by the operation’s name. */
export async function openDashboard(
  path: string,
  server: Server,
  language: Language = 'en',
  drafts: Record<string, Edited<FormValues>> = {},
) {
  sessionStorage.clear();
  for (const [name, draft] of Object.entries(drafts))
    writeDraft(name, { ...draft, common: draft.base, sent: null }, Object.keys(draft.values));
  beginSession({ id: 1, email: 'editor@example.org', role: 'admin' });
  const operations = vi.fn<(name: string, variables: Record<string, unknown>) => void>();
  const answers: Server = {
    SignedInAsQuery: () => ({ viewer: owner }),
    newsDocumentsListQuery: () => newsList(storedArticle()),
    newsDocumentsItemQuery: () => ({ item: storedArticle() }),
    useLaunchCheckQuery: () => ({ checkNewsArticle: [] }),
    ThreadQuery: () => ({ comments: { edges: [] }, team: [] }),
    copyDocumentsKeepMutation: ({ revision }) => ({
      keepWorkingCopy: {
        __typename: 'KeepWorkingCopyPayload',
        workingCopy: { id: 'copy', databaseId: 1, revision: Number(revision) + 1, mayDiscard: true },
      },
    }),
    ...server,
  };
  const environment = createEnvironment(async ({ name }, variables) => {
    operations(name, variables);
    const answer = (await answers[name]?.(variables)) ?? new Error(`No answer for ${name}`);
    if (answer instanceof Error) throw answer;
    // Most items have no working copy, nor a review.
    return { data: name.endsWith('ItemQuery') ? { workingCopy: null, review: null, ...answer } : answer };
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <LanguageProvider reader={new Reader(language)}>
            <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
              <Outlet />
            </ToastProvider>
          </LanguageProvider>
        ),
        children: [{ path: 'admin/login', element: <h1>Admin Access</h1> }, ...adminRoutes(environment)],
      },
    ],
    { initialEntries: [path] },
  );
  // As in a browser, where it is stored after the first form.
  await import('../../markdown/editor/editor.ts');
  // As in entryAdmin.tsx: nothing renders before the page’s code has loaded.
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    router,
    /** The variables of every call of one operation. */
    sent: (name: string) =>
      operations.mock.calls.filter(([called]) => called === name).map(([, sent]) => sent),
  };
}
