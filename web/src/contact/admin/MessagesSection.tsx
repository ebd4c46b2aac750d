import { Outlet, useLoaderData } from 'react-router-dom';

/** Holds the lists' query for the pages in it, so that what is done with a message shows in its list. */
export function MessagesSection() {
  return <Outlet context={useLoaderData()} />;
}
