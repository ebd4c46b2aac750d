// The reference for a cached answer, in its own process: node:http with only the answers from its parent.
import { repeat } from './kit/repeat.ts';
import { serveParent } from './kit/serveParent.ts';

serveParent(repeat);
