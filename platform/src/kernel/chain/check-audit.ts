import type { Secrets } from '../crypto/secrets.ts';
import type { AuditEntryLine, AuditLine } from './audit-line.ts';
import { digestOf, ENTRY_PURPOSE, hashOfLink, rootOf, SEAL_PURPOSE, type ChainHead } from './chain-hash.ts';
import type { Seal } from './seal.ts';

export interface AuditReport {
  readonly entries: number;
  readonly seals: number;
  /** Rows whose time was over. */
  readonly forgotten: number;
  /** Undefined where there is none. A first seal over many entries, or of lately, tells of chains that were begun anew. */
  readonly firstSeal: { readonly atMs: number; readonly entries: number } | undefined;
  /** The root of the last seal; undefined where there is none. */
  readonly root: string | undefined;
  readonly problems: readonly string[];
}

export interface CheckOptions {
  /** Absent where the secret is elsewhere: then anybody may have written what is there, but nothing was changed since. */
  readonly secrets?: Pick<Secrets, 'lasting'>;
  readonly nowMs: number;
  /** How long rows of a record are kept, where not for ever. */
  readonly keepMs: ReadonlyMap<string, number>;
  /** A root that a log has: a seal with it has to be there. */
  readonly root?: string | undefined;
}

/** Problems that are named; the others are counted. */
const PROBLEMS_MAX = 1_000;

/** Holds all that is audited against its hashes and seals: what was changed, removed, put in, moved or cut off is named. */
export async function checkAudit(
  lines: AsyncIterable<AuditLine>,
  options: CheckOptions,
): Promise<AuditReport> {
  const check = new AuditCheck(options);
  for await (const line of lines) check.take(line);
  return check.report();
}

class AuditCheck {
  readonly #options: CheckOptions;
  readonly #problems: string[] = [];
  #more = 0;
  /** What seals say of chains, by `<writer>:<seq>`, until the entry is seen. */
  readonly #sealed = new Map<string, { readonly hash: string; readonly seal: number }>();
  readonly #ends = new Map<string, ChainHead>();
  #firstSeal: Seal | undefined;
  #lastSeal: Seal | undefined;
  #hasRoot = false;
  #entries = 0;
  #forgotten = 0;
  #lines = 0;
  #hasEnd = false;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  take(line: AuditLine): void {
    if (this.#lines === 0 && !('paddockAudit' in line)) this.#fault('the beginning is missing');
    if (this.#hasEnd) this.#fault('something was put in behind the end');
    if ('end' in line) {
      this.#hasEnd = true;
      if (line.end.lines !== this.#lines)
        this.#fault(`${line.end.lines} lines were written, ${this.#lines} are there`);
      return;
    }
    this.#lines += 1;
    if ('seal' in line) this.#seal(line.seal);
    else if ('entry' in line) this.#entry(line.entry);
    else if ('unchained' in line)
      this.#fault(`${line.unchained.record} ${line.unchained.id} was put in: no chain has it`);
    else if ('head' in line) this.#head(line.head);
  }

  report(): AuditReport {
    if (!this.#hasEnd) this.#fault('the end is missing');
    for (const [writer, [, seq]] of this.#ends)
      this.#fault(`chain ${writer} has ${seq} entries and nobody who wrote them`);
    for (const [place, { seal }] of this.#sealed)
      this.#fault(`entry ${place} was cut off: seal ${seal} has seen it`);
    if (this.#options.root !== undefined && !this.#hasRoot)
      this.#fault('no seal has the root that was asked for');
    return {
      entries: this.#entries,
      seals: this.#lastSeal?.seal ?? 0,
      forgotten: this.#forgotten,
      firstSeal: this.#firstSeal && {
        atMs: this.#firstSeal.atMs,
        entries: this.#firstSeal.heads.reduce((sum, [, seq]) => sum + seq, 0),
      },
      root: this.#lastSeal?.root,
      problems: this.#more > 0 ? [...this.#problems, `and ${this.#more} more`] : this.#problems,
    };
  }

  #seal(seal: Seal): void {
    const expected = (this.#lastSeal?.seal ?? 0) + 1;
    if (seal.seal !== expected) this.#fault(`seal ${expected} is missing`);
    else if (seal.before !== (this.#lastSeal?.root ?? ''))
      this.#fault(`seal ${seal.seal} does not follow the one before`);
    if (rootOf(seal) !== seal.root) this.#fault(`seal ${seal.seal} was changed`);
    else if (!this.#isOurs(SEAL_PURPOSE, seal.root, seal.mac))
      this.#fault(`seal ${seal.seal} was not made by this site`);
    for (const [writer, seq, hash] of seal.heads)
      this.#sealed.set(`${writer}:${seq}`, { hash, seal: seal.seal });
    if (seal.root === this.#options.root) this.#hasRoot = true;
    this.#firstSeal ??= seal;
    this.#lastSeal = seal;
  }

  #entry(entry: AuditEntryLine): void {
    const { writer, seq, record, id, hash, mac } = entry;
    const place = `${writer}:${seq}`;
    const [, last, before] = this.#ends.get(writer) ?? [writer, 0, ''];
    if (seq > last + 1) this.#fault(`entries ${writer}:${last + 1} to ${seq - 1} were removed`);
    else if (seq <= last) this.#fault(`entry ${place} was moved`);
    else if (hashOfLink(before, entry) !== hash)
      this.#fault(`entry ${place} (${record} ${id}) was changed or moved`);
    if (!this.#isOurs(ENTRY_PURPOSE, hash, mac))
      this.#fault(`entry ${place} (${record} ${id}) was not made by this site`);
    const sealed = this.#sealed.get(place);
    if (sealed !== undefined && sealed.hash !== hash)
      this.#fault(`entry ${place} is another than seal ${sealed.seal} has seen`);
    this.#sealed.delete(place);
    this.#row(entry);
    this.#ends.set(writer, [writer, seq, hash]);
    this.#entries += 1;
  }

  #row({ record, id, atMs, digest, text }: AuditEntryLine): void {
    const keepMs = this.#options.keepMs.get(record);
    if (text !== null) {
      if (digestOf(text) !== digest) this.#fault(`${record} ${id} was changed`);
    } else if (keepMs !== undefined && atMs < this.#options.nowMs - keepMs) this.#forgotten += 1;
    else this.#fault(`${record} ${id} was removed`);
  }

  #head([writer, seq, hash]: ChainHead): void {
    const [, last, end] = this.#ends.get(writer) ?? [writer, 0, ''];
    this.#ends.delete(writer);
    if (seq !== last || hash !== end)
      this.#fault(`chain ${writer} was cut off: it had ${seq} entries and has ${last}`);
  }

  #isOurs(purpose: string, text: string, mac: string): boolean {
    return this.#options.secrets?.lasting.verify(purpose, text, mac) ?? true;
  }

  #fault(problem: string): void {
    if (this.#problems.length < PROBLEMS_MAX) this.#problems.push(problem);
    else this.#more += 1;
  }
}
