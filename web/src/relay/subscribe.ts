import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';

/** Subscribes over server-sent events, whose code is loaded when it is first needed. */
export const subscribeOverHttp: SubscribeFunction = (operation, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let isWanted = true;
    let end = () => {};
    import('./subscription.ts').then(
      ({ subscribe }) => {
        if (isWanted) end = subscribe(operation, variables, sink);
      },
      (error: Error) => sink.error(error),
    );
    return () => {
      isWanted = false;
      end();
    };
  });
