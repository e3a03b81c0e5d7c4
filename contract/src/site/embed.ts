import type { BootData } from './boot.ts';

/** Import-map name of the module that mounts pages and widgets of this site in documents of other sites. */
export const EMBED_MODULE = '@paddock/root-config/embed';
/** Marks a mounting place in an entry's body; its value is the place's name. */
export const EMBED_PLACE = 'data-paddock';

/** One page or widget to be mounted, in the order of the places in the body. */
export interface EmbedPlace {
  readonly parcel: string;
  readonly kind: 'pages' | 'widgets';
  readonly key: string;
  /** Dictionaries it needs before it is mounted. */
  readonly namespaces: readonly string[];
  readonly props: Readonly<Record<string, unknown>>;
}

/** What an entry of this site hands to the module that mounts it (S7-42). */
export interface EmbedData {
  /** For a guest: other sites' documents carry no session of this one. */
  readonly boot: BootData & { readonly origin: string };
  readonly places: readonly EmbedPlace[];
}
