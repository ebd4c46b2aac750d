import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one tries again. */
  attempt: unknown;
  onError?: (error: unknown) => void;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  /** Set when something failed. */
  failure: { error: unknown } | null;
  attempt: unknown;
}

/** Shows something else in place of what fails to render. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State) {
    return attempt === state.attempt ? null : { failure: null, attempt };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
