import type { ActorName } from './actor-name.ts';

/** Whose value a pool may give to whom: nobody is given what would make them another. */
const SECRETS = /token|code|session|password|secret|answer|challenge|link|look|grant/i;

/** A name in a request → where answers carry what it wants. `all_accounts.id` is the `id` of what lies in `all_accounts`. */
const FOUND_AS: Readonly<Record<string, readonly string[]>> = {
  accountId: ['all_accounts.id'],
  fromAccountId: ['all_accounts.id'],
  toAccountId: ['all_accounts.id'],
  fileUrl: ['files.href'],
  instrumentId: ['instruments.id'],
  methodId: ['methods.id'],
  to: ['email'],
  login: ['email', 'playerNumber'],
  playerId: ['user_id', 'players.id'],
  paymentId: ['deposits.id', 'withdrawals.id', 'payment.id'],
  eventId: ['events.id'],
  marketId: ['markets.id'],
  selectionIds: ['selectionId'],
  number: ['bets.number'],
  key: ['placements.key', 'bets.key'],
  topicId: ['topicId'],
  link: ['pay.link'],
  token: ['pay.token'],
  provider: ['providers.id'],
  reference: ['deposits.id', 'withdrawals.id'],
  callbackId: ['suspense.callbackId'],
  uid: ['oidc-login.uid'],
  parcel: ['parcels.name'],
  old_password: ['password'],
  look: ['staging-look.url'],
};

/** As many values of one name and owner are kept, the newest. */
const KEPT = 24;

/** Values that answers carried, by the name they were under: what makes a later request more than a guess. */
export class KnownValues {
  readonly #pools = new Map<string, { readonly owner: ActorName; readonly value: unknown }[]>();

  readonly #hidden = new Map<unknown, ActorName>();

  /** This value is never given to another: whoever read it in an answer later would not be known to have typed it. */
  hide(owner: ActorName, value: unknown): void {
    this.#hidden.set(value, owner);
  }

  add(owner: ActorName, name: string, value: unknown): void {
    const pool = this.#pools.get(name) ?? [];
    if (pool.some((one) => one.owner === owner && one.value === value)) return;
    const own = pool.filter((one) => one.owner === owner);
    const kept = own.length < KEPT ? pool : pool.filter((one) => one !== own[0]);
    this.#pools.set(name, [...kept, { owner, value }]);
  }

  /** Takes in an answer. @param place the last fixed word of the address: `deposits` */
  learn(owner: ActorName, place: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 10)) {
        if (typeof item === 'string') this.add(owner, place, item);
        this.learn(owner, place, item);
      }
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    this.#learnSelections(owner, value as Readonly<Record<string, unknown>>);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' || typeof inner === 'number') {
        this.add(owner, `${place}.${key}`, inner);
        this.add(owner, key, inner);
      } else this.learn(owner, key, inner);
    }
  }

  /** Takes in where an answer leads: secrets stand in addresses too. */
  learnAddress(owner: ActorName, text: string): void {
    for (const [, place, value] of text.matchAll(/\/(pay|oidc-login)\/([\w.~-]+)/g)) {
      const name = place === 'oidc-login' ? 'uid' : text.includes('/sandbox/') ? 'token' : 'link';
      this.add(owner, `${place}.${name}`, value);
    }
  }

  /** Somebody else stands in for an actor: what the one before had is nobody's any more. */
  forget(owner: ActorName): void {
    for (const [name, pool] of this.#pools)
      this.#pools.set(
        name,
        pool.filter((one) => one.owner !== owner),
      );
  }

  /** What is known under a name, as far as an actor may know it. @param mine only the actor's own, if there is any */
  of(name: string, asker: ActorName, { place = '', mine = false } = {}): readonly unknown[] {
    const names = [`${place}.${name}`, ...(FOUND_AS[name] ?? []), ...(name === 'id' ? [] : [name])];
    const pools = names.map((one) =>
      (this.#pools.get(one) ?? []).filter(
        ({ owner }) => owner === asker || (owner !== 'operator' && !SECRETS.test(one)),
      ),
    );
    const own = pools.map((pool) => pool.filter(({ owner }) => owner === asker));
    const best = mine ? own.find((pool) => pool.length > 0) : undefined;
    return (best ?? pools.flat())
      .map(({ value }) => value)
      .filter((value) => (this.#hidden.get(value) ?? asker) === asker);
  }

  /** A selection is named by its market and outcome, which answers carry apart. */
  #learnSelections(owner: ActorName, { id, selections }: Readonly<Record<string, unknown>>): void {
    if (typeof id !== 'string' || !Array.isArray(selections)) return;
    for (const { outcome } of selections as readonly { readonly outcome?: string }[])
      if (outcome !== undefined) this.add(owner, 'selectionId', `${id}.${outcome}`);
  }
}
