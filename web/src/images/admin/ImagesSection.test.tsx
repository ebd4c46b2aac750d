import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { randomUUID } from 'node:crypto';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { beginSession } from '../../auth/session.ts';
import type { Language } from '../../shared/language.ts';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { loadingTexts } from '../../language/loadingTexts.ts';
import { Reader } from '../../language/reader.ts';
import { createEnvironment } from '../../relay/environment.ts';
import { NetworkError, ServerError } from '../../relay/network.ts';
import { ToastProvider } from '../../ui/Toast.tsx';
import { imagesAdminRoutes } from './imagesAdminRoutes.tsx';
import { libraryTexts } from './libraryTexts.ts';

beforeAll(() => import('./ImagesSection.tsx'), 30_000);

/** A page of the list as the server returns it. */
const page = (numbers: number[], endCursor: string | null = null) => ({
  unclaimedFiles: null,
  imageMatches: { total: numbers.length },
  images: {
    edges: numbers.map((number) => ({
      cursor: `after-${number}`,
      node: {
        __typename: 'Image',
        id: `image-${number}`,
        databaseId: number,
        version: 1,
        translationGaps: { behind: [], missing: [], behindTexts: [] },
        name: `${number}_cloth.png`,
        url: `/images/${number}_cloth.png`,
        title: '',
        shownUrl: `/images/${number}_cloth.png`,
        shownWidth: 320,
        shownHeight: 200,
        size: 1_536,
        type: 'image/png',
        animated: false,
        width: 320,
        height: 200,
        srcSetAvif: null,
        srcSetWebp: null,
        focusX: null,
        focusY: null,
        cropX: 0,
        cropY: 0,
        cropWidth: 1000,
        cropHeight: 1000,
        altEn: '',
        altId: '',
        captionEn: '',
        captionId: '',
        credit: '',
        usages:
          number === 1
            ? [
                { type: 'ContentEntry', databaseId: 5, label: 'hero_background_image' },
                { type: 'Partner', databaseId: 6, label: 'Loom' },
              ]
            : [],
        uploadedAt: '2026-11-20T05:00:00.000Z',
      },
    })),
    pageInfo: { endCursor, hasNextPage: endCursor !== null },
  },
});

const withoutUsages = <Edge extends { node: object }>(edge: Edge) => ({
  ...edge,
  node: { ...edge.node, usages: null },
});

/** Opens the section with a server that responds by the operation’s variables. */
async function openSection(
  server: (variables: Record<string, unknown>) => object,
  language: Language = 'en',
  address = '/images',
  isEmpty = false,
) {
  beginSession({ id: 1, email: 'editor@example.org', role: 'admin' });
  const environment = createEnvironment(async (_operation, variables) => ({ data: server(variables) }));
  const router = createMemoryRouter(imagesAdminRoutes(environment), {
    // An entry of its own: at the same one, a list grows to where it was left.
    initialEntries: [Object.assign({ key: randomUUID() }, parsePath(address))],
  });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  render(
    <LanguageProvider reader={new Reader(language)}>
      <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </ToastProvider>
    </LanguageProvider>,
  );
  await screen.findAllByRole(isEmpty ? 'status' : 'article');
}

test.each([
  ['?lacks=use', 'No images match this filter', 'The search covers names and descriptions.', false],
  ['?lacks=use&q=loom', 'No images match your search', 'The search covers names and descriptions.', true],
])('says by what no image was found: %s', async (search, title, text, isExplained) => {
  await openSection(() => page([]), 'en', `/images${search}`, true);
  await screen.findByText(title);
  expect(screen.queryByText(text) !== null).toBe(isExplained);
});

test('loads 24 more images at a time, and retries a failed page', async () => {
  let isDown = true;
  await openSection(({ cursor, count }) => {
    if (!cursor) return page([2], 'after-2');
    if (isDown) throw new NetworkError('The server answered with status 503.');
    expect(count).toBe(24);
    return page([1]);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await screen.findByText('Failed to load images: The server answered with status 503.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('reports a failing server in Indonesian without its English message', async () => {
  const { loadMore, serverFailed } = loadingTexts.id;
  await openSection(({ cursor }) => {
    if (cursor) throw new ServerError('Something went wrong on our side.');
    return page([2], 'after-2');
  }, 'id');
  fireEvent.click(screen.getByRole('button', { name: loadMore }));
  await screen.findByText(`Gagal memuat gambar: ${serverFailed}`);
  expect(screen.queryByText(/our side/)).toBeNull();
});

test('shows an image whose uses are unknown, and reports it', async () => {
  await openSection(() => {
    const { images, ...rest } = page([1, 2]);
    const edges = images.edges.map((edge) => (edge.node.databaseId === 1 ? withoutUsages(edge) : edge));
    return { ...rest, images: { ...images, edges } };
  });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Could not check where it is used')).toBeDefined();
  expect(screen.getByText('Not in use')).toBeDefined();
});

test('shows size, type, dimensions and date on a card, with links to its uses', async () => {
  await openSection(() => page([1]));
  expect(screen.queryByRole('alert')).toBeNull();
  for (const text of ['1.50 KB', 'image/png', '320 × 200 px', 'November 20, 2026', 'Used in 2 places'])
    expect(screen.getByText(text)).toBeDefined();
  const addresses = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/admin/content?q=hero_background_image', '/admin/partners/6']);
});

test('reports pictures without rows, and what to do', async () => {
  await openSection(() => ({ ...page([1]), unclaimedFiles: { count: 1054, total: 1055 } }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1,054 of 1,055 picture files are not in the database');
  expect(notice.textContent).toContain('Contact whoever runs the site');
});

test('deletes all unused images that match, also those that are not loaded, after a confirmation', async () => {
  const sent: Record<string, unknown>[] = [];
  const { deleteTitle } = libraryTexts.en;
  let isEmpty = false;
  await openSection(
    (variables) => {
      if ('ids' in variables) {
        sent.push(variables);
        isEmpty = true;
        return {
          deleteUnusedImages: {
            __typename: 'DeleteUnusedImagesPayload',
            deletedIds: ['image-1', 'image-2'],
            keptCount: 1,
          },
        };
      }
      if (!('count' in variables) && 'lacks' in variables && !isEmpty)
        return { ...page([1, 2]), imageMatches: { total: 3, databaseIds: [3, 2, 1] } };
      return { ...page(isEmpty ? [3] : [1, 2], null), imageMatches: { total: isEmpty ? 1 : 3 } };
    },
    'en',
    '/images?lacks=use',
  );
  expect(screen.getByRole('button', { name: 'Not in Use' }).getAttribute('aria-pressed')).toBe('true');
  screen.getByText('3 images match');
  const bar = screen.getByRole('group', { name: 'Selected images' });
  expect(within(bar).getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  fireEvent.click(within(bar).getByRole('checkbox', { name: 'Select All' }));
  within(bar).getByText('2 selected');
  fireEvent.click(within(bar).getByRole('button', { name: 'Select All 3 That Match' }));
  await within(bar).findByText('3 selected');
  fireEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: deleteTitle('3', false) });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 deleted. 1 not deleted: in use by now.');
  expect(sent).toMatchObject([{ ids: [3, 2, 1] }]);
  await screen.findByText('1 image matches');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('saves an image’s descriptions on Ctrl+S', async () => {
  const sent: Record<string, unknown>[] = [];
  await openSection((variables) => {
    if (!('input' in variables)) return page([1]);
    sent.push(variables);
    return { updateImage: { __typename: 'ImagePayload', image: page([1]).images.edges[0]?.node } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Describe: cloth.png' }));
  const dialog = await screen.findByRole('dialog');
  const [, field] = within(dialog).getAllByRole('textbox');
  fireEvent.change(field as HTMLElement, { target: { value: 'Wax on cloth' } });
  fireEvent.keyDown(field as HTMLElement, { key: 's', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ id: 1, version: 1, input: { altEn: 'Wax on cloth' } }]);
});
