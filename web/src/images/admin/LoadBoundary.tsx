import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one tries again. */
  attempt: unknown;
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  attempt: unknown;
}

/** Keeps a section standing when its list cannot be loaded. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
