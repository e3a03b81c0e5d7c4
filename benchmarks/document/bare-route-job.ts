/** A page as the product answered it. */
export interface SentPage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface BareRouteJob {
  readonly port: number;
  readonly pages: readonly SentPage[];
}
