import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiOf } from '../rest/rest.ts';

interface Described {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, { $ref: string }>;
}
type Operation = { responses: Record<string, Described> };
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { headers: Record<string, { required?: boolean; schema: object }> };
}

const document = openApiOf('https://batik.example.org') as unknown as Document;

const ajv = new Ajv2020({ strict: false, coerceTypes: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', ...document });
/** Headers are strings, even if they represent a number. */
const ofHeaders = new Ajv2020({ strict: false, coerceTypes: true });
addFormats.default(ofHeaders);

const pointer = (...keys: string[]) =>
  `api#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Paths without parameters come first, as in a router. */
const paths = Object.keys(document.paths)
  .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Headers that clients act on: a response may have them only if they are described. */
const actionableHeaders = ['ETag', 'Link', 'Location', 'Missing-Pictures', 'Retry-After'];

/** Every response that was checked in this test file, such as “get /api/news 200”. */
export const answersSeen = new Set<string>();

/** Every documented response, in the same format. */
export const answersDescribed = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { responses }]) =>
    Object.keys(responses).map((status) => `${method} ${path} ${status}`),
  ),
);

/** How a REST response differs from /api/openapi.json; null for a path that is not a REST route. */
async function faultOf(method: string, pathname: string, response: Response): Promise<string | null> {
  const path = paths.find(({ pattern }) => pattern.test(pathname))?.path;
  const { status, headers } = response;
  if (!path) return status < 400 ? 'comes from an undeclared route' : null;
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = document.paths[path]?.[asked];
  if (!operation) return status < 400 ? 'comes from an undeclared method of the route' : null;
  const described = operation.responses[status];
  if (!described) return `has the status ${status}, which is not described`;
  answersSeen.add(`${asked} ${path} ${status}`);
  for (const [name, { $ref }] of Object.entries(described.headers ?? {})) {
    const { required, schema } = document.components.headers[$ref.split('/').at(-1) ?? ''] ?? { schema: {} };
    const value = headers.get(name);
    if (value === null && required) return `lacks the header ${name}`;
    if (value !== null && !ofHeaders.validate(schema, value)) return `has the header ${name}: ${value}`;
  }
  for (const name of actionableHeaders)
    if (headers.has(name) && !(name in (described.headers ?? {})))
      return `has the header ${name}, which is not described`;
  if (method === 'HEAD' || !described.content) return null;
  const type = (headers.get('Content-Type') ?? '').replace(/;.*/, '');
  if (!described.content[type]) return `has the type ${type}, which is not described`;
  // Compressed bodies have the same content.
  if (type !== 'application/json' || headers.has('Content-Encoding')) return null;
  const place = ['paths', path, asked, 'responses', String(status), 'content', type, 'schema'];
  const isValid = ajv.getSchema(pointer(...place));
  if (!isValid) throw new Error(`The schema of ${path} cannot be read.`);
  const body: unknown = await response.clone().json();
  return isValid(body)
    ? null
    : `breaks its schema: ${ajv.errorsText(isValid.errors)} in ${JSON.stringify(body)}`;
}

/** Fails the test if a REST response differs from /api/openapi.json: status, headers, type and body. */
export async function expectDescribed(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return;
  const fault = await faultOf(request.method, pathname, response);
  if (fault) throw new Error(`The response to ${request.method} ${pathname} ${fault}.`);
}
