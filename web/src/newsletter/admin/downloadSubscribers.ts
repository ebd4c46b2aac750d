import { accountHeader, endSession, refreshSession } from '../../auth/session.ts';

const path = '/api/newsletter/subscribers.csv';

/**
 * Downloads the server’s table of subscribers. It is fetched rather than linked, so that an expired access token is
 * renewed first, and a failure is reported here instead of ending up in the file.
 * @throws if the server cannot be reached, or rejects the request
 */
export async function downloadSubscribers(fileName: string): Promise<void> {
  const download = () => fetch(path, { headers: accountHeader() });
  let response = await download();
  if (response.status === 401) {
    if (await refreshSession()) response = await download();
    else endSession();
  }
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
