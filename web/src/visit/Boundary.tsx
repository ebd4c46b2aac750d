import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one tries again. */
  attempt: unknown;
  fallback: () => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  attempt: unknown;
}

/** Shows something else in place of what fails to render. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
