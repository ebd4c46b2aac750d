// The reference that a cached answer is measured against, in a process of its own: node:http, and nothing but the
// answers that its parent gives it.
import { repeat } from './kit/repeat.ts';
import { serveParent } from './kit/serveParent.ts';

serveParent(repeat);
