import {
  disposePage,
  hasArrived,
  loadWholePageAt,
  type Address,
  type LoadedPage,
  type PageRoute,
} from './loadedPage.ts';

/** How long a page that was loaded early may be opened, in milliseconds; later, its data is loaded again. */
const keptFor = 30_000;

/** The page that the visitor will probably open next. */
let expected: { path: string; since: number; page: Promise<LoadedPage> } | undefined;

const pathOf = ({ pathname, search }: Address) => pathname + search;

function dropExpected(): void {
  expected?.page.then(disposePage, () => {});
  expected = undefined;
}

/** Loads a page early, instead of the one that was expected before. */
export function expectPage(routes: PageRoute[], address: Address): void {
  dropExpected();
  const page = loadWholePageAt(routes, address);
  const early = { path: pathOf(address), since: Date.now(), page };
  expected = early;
  // What has failed by the time the page is opened is tried again.
  void page
    .then(hasArrived, () => false)
    .then((isThere) => {
      if (!isThere && expected === early) dropExpected();
    });
}

/** Opens the page at an address, which may have been loaded early. */
export async function openPage(routes: PageRoute[], address: Address): Promise<LoadedPage> {
  if (expected?.path === pathOf(address) && Date.now() - expected.since < keptFor) {
    const { page } = expected;
    expected = undefined;
    return page.catch(() => loadWholePageAt(routes, address));
  }
  dropExpected();
  return loadWholePageAt(routes, address);
}
