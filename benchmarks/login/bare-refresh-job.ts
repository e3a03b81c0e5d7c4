/** What the bare server is told. */
export interface BareRefreshJob {
  readonly databaseUrl: string;
  readonly port: number;
}
