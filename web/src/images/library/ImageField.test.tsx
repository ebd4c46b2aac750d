import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { beforeAll, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { Reader } from '../../language/reader.ts';
import { MemoryRouter } from 'react-router-dom';
import { createEnvironment } from '../../relay/environment.ts';
import { NetworkError } from '../../relay/network.ts';
import { ToastProvider } from '../../ui/Toast.tsx';
import { ImageField } from './ImageField.tsx';

// The picker loads its code when it opens; load it up front, outside the tests’ timeouts.
beforeAll(() => import('./ImagePicker.tsx'), 30_000);

/** An image as in the server’s responses. */
const stored = (number: number, name: string) => ({
  __typename: 'Image',
  id: `image-${number}`,
  databaseId: number,
  name: `17600000000${number}_${name}`,
  url: `/images/17600000000${number}_${name}`,
  title: '',
  shownUrl: `/images/17600000000${number}_${name}`,
  shownWidth: 320,
  shownHeight: 200,
  srcSetAvif: null,
  srcSetWebp: null,
  altEn: '',
  altId: '',
});

const page = (images: ReturnType<typeof stored>[], endCursor: string | null = null) => ({
  images: {
    edges: images.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor, hasNextPage: endCursor !== null },
  },
});

const library = [stored(11, 'kawung.png'), stored(12, 'parang.png'), stored(13, 'truntum.png')];

/** The server’s response to the picker’s list; throws for a network failure. */
type Server = (variables: Record<string, unknown>) => object;

function openForm(server: Server = () => page(library)) {
  const requested = vi.fn<(variables: Record<string, unknown>) => void>();
  const submitted = vi.fn<() => void>();
  const environment = createEnvironment(async (_operation, variables) => {
    requested(variables);
    return { data: server(variables) };
  });
  function Form() {
    const [value, setValue] = useState('');
    return (
      <form
        aria-label="Form"
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <ImageField label="Image URL" name="imageUrl" value={value} onChange={setValue} />
      </form>
    );
  }
  render(
    <LanguageProvider reader={new Reader('en')}>
      <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
        <RelayEnvironmentProvider environment={environment}>
          <MemoryRouter>
            <Form />
          </MemoryRouter>
        </RelayEnvironmentProvider>
      </ToastProvider>
    </LanguageProvider>,
    // The page reports errors that a boundary catches.
    { onCaughtError: () => {} },
  );
  const field = screen.getByLabelText<HTMLInputElement>('Image URL');
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Choose from Library: Image URL' }));
    return within(await screen.findByRole('dialog', { name: 'Choose an Image' }, { timeout: 10_000 }));
  };
  return { requested, submitted, field, open };
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('lets an address be typed and cleared, without a request before the library opens', () => {
  const { field, requested } = openForm();
  fireEvent.change(field, { target: { value: 'https://example.org/cloth.jpg' } });
  expect(field.value).toBe('https://example.org/cloth.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Clear: Image URL' }));
  expect(field.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear: Image URL' })).toBeNull();
  expect(requested).not.toHaveBeenCalled();
});

test('chooses an image by keyboard, and marks it when the library reopens', async () => {
  const { field, open, requested } = openForm();
  await open();
  await screen.findByRole('option', { name: /kawung/ });
  expect(requested.mock.calls).toEqual([[{ search: null }]]);
  const [first, second, third] = screen.getAllByRole('option');
  expect([first, second, third].map((option) => option?.tabIndex)).toEqual([0, -1, -1]);
  first?.focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(document.activeElement).toBe(third);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(field.value).toBe(library[1]?.url);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect((await screen.findByRole('option', { selected: true })).textContent).toBe('parang.png');
});

test('searches by name without submitting the form below', async () => {
  const { open, requested, submitted } = openForm(({ search }) =>
    page(search ? library.filter(({ name }) => name.includes(String(search))) : library),
  );
  await open();
  await screen.findByRole('option', { name: /kawung/ });
  const search = screen.getByLabelText('Search by name or description');
  fireEvent.change(search, { target: { value: ' truntum ' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(names()).toEqual(['truntum.png']));
  expect(requested.mock.lastCall?.[0]).toMatchObject({ search: 'truntum' });
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.change(search, { target: { value: 'nothing' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show All Images' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('loads the library in pages', async () => {
  const { open, requested } = openForm(({ cursor }) =>
    cursor ? page([stored(14, 'lereng.png')]) : page(library, 'after-13'),
  );
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(requested.mock.lastCall?.[0]).toMatchObject({ count: 24, cursor: 'after-13', search: null });
  expect(dialog.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('retries a library that failed to load', async () => {
  let isDown = true;
  const { open } = openForm(() => {
    if (isDown) throw new NetworkError('The server answered with status 503.');
    return page(library);
  });
  const dialog = await open();
  await screen.findByText('Failed to load images: The server answered with status 503.');
  isDown = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Try Again', hidden: true }));
  await waitFor(() => expect(names()).toHaveLength(3));
});
