import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks the person at the keyboard, or reads lines that are piped in. */
export interface Terminal {
  /** Somebody looks at it: pictures can be shown. */
  readonly isScreen: boolean;
  ask(question: string): Promise<string>;
  /** What is typed is not shown. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

/** Questions go to `output`, which should be stderr so that a command's answer can be piped on. */
export function openTerminal(input: NodeJS.ReadStream, output: NodeJS.WritableStream): Terminal {
  let isMuted = false;
  let lines: Interface | undefined;
  let entered: AsyncIterator<string, unknown> | undefined;
  const shown = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    },
  });

  async function nextLine(): Promise<string> {
    // Opened with the first question: a command that asks nothing does not wait for input.
    lines ??= createInterface({ input, output: shown, terminal: input.isTTY }).once('SIGINT', () =>
      lines?.close(),
    );
    entered ??= lines[Symbol.asyncIterator]();
    const line: IteratorResult<string, unknown> = await entered.next();
    if (line.done === true) throw new RangeError('nothing was entered');
    return line.value;
  }

  return {
    isScreen: input.isTTY,
    async ask(question) {
      output.write(question);
      return (await nextLine()).trim();
    },
    async askSecret(question) {
      output.write(question);
      isMuted = true;
      try {
        return await nextLine();
      } finally {
        isMuted = false;
        output.write('\n');
      }
    },
    close: () => lines?.close(),
  };
}
