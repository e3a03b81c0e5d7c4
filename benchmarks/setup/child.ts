import { fork, type ChildProcess } from 'node:child_process';

/** A load generator or peer as a process of its own that is sent one job and answers one result. */
export interface Child<Answer> {
  /** The next message it sends. @throws when it ends instead. */
  next(): Promise<Answer>;
  tell(message: unknown): void;
  readonly pid: number;
  /** Ends it and waits. */
  stop(): Promise<void>;
}

/**
 * Starts a file of ours as a child with a channel; its first message is `job`.
 * @param environment beside our own
 */
export function startChild<Answer>(
  file: string,
  job: unknown,
  environment: Readonly<Record<string, string>> = {},
): Child<Answer> {
  const child: ChildProcess = fork(file, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  const answers: Answer[] = [];
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  let ended = false;
  child.on('message', (answer) => {
    const first = waiting.shift();
    if (first === undefined) answers.push(answer as Answer);
    else first.resolve(answer as Answer);
  });
  child.once('exit', (code) => {
    ended = true;
    for (const { reject } of waiting) reject(new Error(`${file} ended with ${String(code)}`));
  });
  child.send(job as object);
  return {
    pid: child.pid ?? 0,
    tell: (message) => void child.send(message as object),
    next() {
      const known = answers.shift();
      if (known !== undefined) return Promise.resolve(known);
      if (ended) return Promise.reject(new Error(`${file} has ended`));
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    stop() {
      if (ended) return Promise.resolve();
      return new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    },
  };
}

/** The job a child was started with. */
export function jobOf<Job>(): Promise<Job> {
  return new Promise((resolve) => {
    process.once('message', (job) => resolve(job as Job));
  });
}

/** Sends the parent a result. */
export function answer(result: unknown): void {
  process.send?.(result);
}
