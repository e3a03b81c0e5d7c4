/** Ends one thing. */
type End = () => unknown;

/** What is running now, the newest last. */
const running: End[] = [];

/** Runs a benchmark's work; what it started ends in the reverse order whatever happens. */
export async function withCleanup<Result>(
  work: (atEnd: (end: End) => void) => Promise<Result>,
): Promise<Result> {
  const own: End[] = [];
  try {
    return await work((end) => {
      own.push(end);
      running.push(end);
    });
  } finally {
    for (const end of own.reverse()) await endOne(end);
  }
}

/** Leaves nothing behind when the run is stopped by a signal or by an error nobody caught. */
export function endEverythingOnExit(): void {
  const leave = (error: unknown): void => {
    console.error(error);
    void endAll().finally(() => process.exit(1));
  };
  process.once('uncaughtException', leave);
  process.once('unhandledRejection', leave);
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
}

async function endAll(): Promise<void> {
  for (const end of [...running].reverse()) {
    try {
      await endOne(end);
    } catch (error) {
      console.error(error);
    }
  }
}

async function endOne(end: End): Promise<void> {
  const at = running.indexOf(end);
  if (at < 0) return;
  running.splice(at, 1);
  await end();
}
