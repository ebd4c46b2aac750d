import { atRate } from './arrivals.ts';
import { Connection } from './connection.ts';
import { requestNumber } from './visitors.ts';

const crowdSize = 1_000;
/** A number of new connections that certainly fits into a server's queue. */
const batchSize = 200;

/** A thousand visitors, each with their own open connection. */
export class Crowd implements Disposable {
  readonly #connections: Connection[] = [];
  #asked = 0;
  /** The number of acknowledged messages. */
  messages = 0;

  static async gather(port: number): Promise<Crowd> {
    const crowd = new Crowd();
    while (crowd.#connections.length < crowdSize) {
      const opening = Array.from({ length: batchSize }, () => Connection.open(port));
      crowd.#connections.push(...(await Promise.all(opening)));
    }
    return crowd;
  }

  [Symbol.dispose](): void {
    for (const connection of this.#connections) connection.close();
  }

  /** Each visitor sends the next request as soon as the previous one is answered. Returns the answers per second. */
  async askWithoutPause(milliseconds: number): Promise<number> {
    const started = performance.now();
    let answered = 0;
    const visit = async (connection: Connection) => {
      while (performance.now() < started + milliseconds) {
        await this.#ask(connection);
        answered += 1;
      }
    };
    await Promise.all(this.#connections.map(visit));
    return (answered * 1_000) / (performance.now() - started);
  }

  /** Sends a number of requests per second. Returns the latency of each in milliseconds. */
  async askAtRate(perSecond: number, milliseconds: number): Promise<number[]> {
    return atRate(this.#connections, perSecond, milliseconds, (connection) => this.#ask(connection));
  }

  async #ask(connection: Connection): Promise<void> {
    this.#asked += 1;
    const { status, body } = await connection.send(requestNumber(this.#asked));
    if (status !== 200 && status !== 201) throw new Error(`Refused: ${status} ${body.toString()}`);
    if (status === 201) this.messages += 1;
  }
}
