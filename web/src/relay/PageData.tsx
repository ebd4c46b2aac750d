import { Component, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePageQuery } from './pageQuery.ts';

interface Props<Query extends OperationType> {
  query: GraphQLTaggedNode;
  /** Shows the page; with null when its data could not be loaded, so that texts fall back and lists are empty. */
  children: (data: Query['response'] | null) => ReactNode;
}

/** The data of a page's query; a failure of it never takes the page away (specification section 8). */
export function PageData<Query extends OperationType>({ query, children }: Props<Query>) {
  return (
    <WithoutData attempt={useLoaderData()} fallback={() => children(null)}>
      <WithData<Query> query={query}>{children}</WithData>
    </WithoutData>
  );
}

function WithData<Query extends OperationType>({ query, children }: Props<Query>) {
  return children(usePageQuery<Query>(query));
}

interface WithoutDataProps {
  /** Another one, by a navigation or a revalidation, tries again. */
  attempt: unknown;
  fallback: () => ReactNode;
  children: ReactNode;
}

interface WithoutDataState {
  failed: boolean;
  attempt: unknown;
}

class WithoutData extends Component<WithoutDataProps, WithoutDataState> {
  override state: WithoutDataState = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(): Partial<WithoutDataState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ attempt }: WithoutDataProps, state: WithoutDataState) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
