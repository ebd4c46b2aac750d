import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value triggers a retry. */
  resetKey: unknown;
  onError?: (error: unknown) => void;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  /** Set after an error. */
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** Renders a fallback instead of children that fail to render. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
