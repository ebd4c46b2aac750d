import { endSession, refreshSession } from '../../auth/session.ts';

const path = '/api/newsletter/subscribers.csv';

/**
 * Has the browser keep the server's table of subscribers as a file. It is fetched rather than linked to, so that an
 * access token that has ended is renewed first, and a failure is told here instead of in a broken file.
 * @throws when the server cannot be reached, or refuses
 */
export async function downloadSubscribers(fileName: string): Promise<void> {
  let response = await fetch(path);
  if (response.status === 401) {
    if (await refreshSession()) response = await fetch(path);
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
