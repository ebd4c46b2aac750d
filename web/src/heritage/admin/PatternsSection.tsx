import { Outlet, useLoaderData } from 'react-router-dom';

/** Holds the list's query for the pages in it, so that what a form saves is in the list when it closes. */
export function PatternsSection() {
  return <Outlet context={useLoaderData()} />;
}
