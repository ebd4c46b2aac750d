import { Outlet, useLoaderData } from 'react-router-dom';

/** Holds the lists’ query for its child pages, so that a change of a message shows in its list. */
export function MessagesSection() {
  return <Outlet context={useLoaderData()} />;
}
