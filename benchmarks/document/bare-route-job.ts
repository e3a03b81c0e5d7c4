/** An answer of the product as it went over the wire. */
export interface SentPage {
  readonly path: string;
  /** What was asked with `Accept-Encoding`; empty without one. */
  readonly accepted: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

export interface BareRouteJob {
  readonly port: number;
  readonly pages: readonly SentPage[];
}
