import { choiceAttributes } from '../choiceCookie.ts';
import { leftHeight, leftPlacesKey } from './leftPlaces.ts';

/** Where keys are text, or belong to a dialog. */
export const fields = 'input, textarea, select, [role$=dialog]';

/**
 * Runs in the head of every document, before the first layout.
 *
 * - A long page is laid out only as far as a visitor has scrolled (HomePage.css.ts), and the rest has an approximate
 *   height. An address with a fragment, or a page that is opened again, needs the true heights to scroll.
 * - A choice that is in storage but not in its cookie, which the server reads, is added to the cookie. The theme applies
 *   immediately. A page in the other language is reloaded unseen, unless its address names the language; without cookies,
 *   which would make that endless, the site’s scripts translate it.
 * - If the site’s scripts cannot be loaded, or have not run after ten seconds of a visible page, the style sheet shows the
 *   page as without scripts (theme/withoutScripts.ts), until they do.
 * - A page that is opened again, and whose list had grown, is as high as it was, so that the browser can scroll to where the
 *   visitor was, at once. Its scripts fill the list (browser/places.ts).
 * - After a reload, Back and Forward only change the address. Until there is a router (browser/earlyBack.ts), they load the
 *   document.
 * - Keys that are pressed before the site’s scripts run are kept for them, but not those in fields (site/useSearchKey.ts).
 */
export const firstLayoutScript = `{
const root = document.documentElement;
const stored = (name, ...known) => {
  try {
    return known.find((value) => value === localStorage.getItem(name));
  } catch {}
};
const isKept = (choice) => document.cookie.split('; ').includes(choice);
const keep = (choice) => {
  if (isKept(choice)) return false;
  document.cookie = choice + '${choiceAttributes}';
  return isKept(choice);
};
const page = () => location.pathname + location.search;
let isWhole = location.hash !== '';
try {
  const isOpenedAgain = performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate');
  const entry = (history.state?.key ?? 'default') + ' ' + page() + location.hash;
  const left = JSON.parse(sessionStorage.getItem('${leftPlacesKey}') ?? '{}')[entry];
  if (isOpenedAgain) root.style.scrollBehavior = 'auto';
  isWhole ||= isOpenedAgain && left?.top > 0;
  if (isOpenedAgain && left?.height) {
    root.style.setProperty('${leftHeight}', left.height + 'px');
    root.style.overflowAnchor = 'none';
  }
} catch {}
const shown = page();
root.dataset.unrouted = '';
addEventListener('popstate', () => {
  if (!('unrouted' in root.dataset) || page() === shown) return;
  root.dataset.unrouted = 'leaving';
  location.reload();
});
window.earlyKeys = [];
addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
  if (window.earlyKeys?.length < 200 && !ctrlKey && !metaKey && !altKey && !target.closest?.('${fields}')) earlyKeys.push(key);
});
const stayPlain = () => {
  if (!('unrouted' in root.dataset)) return;
  root.dataset.scripts = 'missing';
  delete root.dataset.layout;
  root.style.removeProperty('${leftHeight}');
};
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && stayPlain(), true);
const wait = () => setTimeout(() => {
  if (document.hidden) addEventListener('visibilitychange', wait, { once: true });
  else stayPlain();
}, 10_000);
wait();
if (!isWhole) root.dataset.layout = 'near';
const theme = stored('theme', 'light', 'dark');
if (theme) {
  root.className = theme;
  keep('theme=' + theme);
}
const language = stored('language', 'en', 'id');
if (language && keep('language=' + language) && root.lang !== language && !/[?&]lang=/.test(location.search)) {
  root.hidden = true;
  location.reload();
}
}`;
