import { WebSocket } from 'ws';

import { LIVE_PATH, type ClientMessage, type ServerMessage, type Topic } from '@paddock/contract';

type Of<Kind extends ServerMessage['t']> = Extract<ServerMessage, { t: Kind }>;

/** A real WebSocket client that keeps everything it was sent. */
export class LiveTestClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  closeCode: number | undefined;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.messages.push(...(JSON.parse(data.toString()) as ServerMessage[]));
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  /** Connects and waits for the server's hello. @param host that is asked for, where it is another than the origin's */
  static async connect(origin: string, host?: string): Promise<LiveTestClient> {
    const headers = host === undefined ? {} : { host };
    const client = new LiveTestClient(
      new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`, { headers }),
    );
    await client.until(() => client.of('hello').length > 0);
    return client;
  }

  of<Kind extends ServerMessage['t']>(kind: Kind): readonly Of<Kind>[] {
    return this.messages.filter((message): message is Of<Kind> => message.t === kind);
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Subscribes and waits for the answer to each topic. */
  async subscribe(...topics: Topic[]): Promise<void> {
    const seen = this.messages.length;
    this.say({ t: 'sub', topics });
    await this.until(() => {
      const answered = this.messages
        .slice(seen)
        .filter((message) => 'topic' in message && message.t !== 'delta');
      return answered.length >= topics.length;
    });
  }

  /** Resolves once the condition holds; it is looked at after each message and at the close. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
  }

  /** The code its connection is closed with for what it has sent; undefined where the server still answers. */
  async closeCodeOrAnswer(): Promise<number | undefined> {
    let isAnswered = false;
    this.socket.once('pong', () => {
      isAnswered = true;
      this.#wake();
    });
    this.socket.ping();
    await this.until(() => isAnswered || this.closeCode !== undefined);
    return this.closeCode;
  }

  close(): void {
    this.socket.terminate();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
