import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { parse, print } from 'graphql';
import { createRoot } from 'react-dom/client';
import { exampleQueries } from './exampleQueries.ts';
import './page.css';

const fetcher: GraphiQLProps['fetcher'] = async (operation, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(operation),
  });
  return response.json();
};

/** The query that a link opens in GraphiQL, as a GET of the same address would run it. Links never set headers. */
const parameters = new URLSearchParams(location.search);
const given: Partial<GraphiQLProps> = {};
for (const name of ['query', 'variables', 'operationName'] as const) {
  const value = parameters.get(name);
  if (value !== null) given[name] = value;
}

if (given.query) given.query = prettified(given.query);

/** Formats a single-line query from a link; an invalid or multi-line query stays as it is. */
function prettified(query: string): string {
  if (query.includes('\n')) return query;
  try {
    return print(parse(query));
  } catch {
    return query;
  }
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={exampleQueries} {...given} />);
