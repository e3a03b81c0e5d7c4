/** One request that is sent again and again. */
export interface RequestPlan {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RequestsJob {
  readonly origin: string;
  /** Taken in turns. */
  readonly plans: readonly RequestPlan[];
}
