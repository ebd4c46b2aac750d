import type { Web } from '../pages/web.ts';

/** Rendering is tested in the browser; here a page contains only its path. */
export const bareWeb: Web = {
  render: async ({ request }) => ({
    status: 200,
    html: new URL(request.url).pathname,
    head: { title: 'Page', description: '' },
    seed: [],
    modules: [],
  }),
  template: async () => '<html><head><!--head--></head><body><!--page--><!--seed--></body></html>',
  preloads: () => '',
};
