const PARCEL_LINE = /^\/parcels\//;
const OWNER_COLUMN = 25;

/** CODEOWNERS with a line for the new parcel, behind the last parcel's. */
export function withOwner(text: string, name: string, owner: string): string {
  const line = `${`/parcels/${name}/`.padEnd(OWNER_COLUMN - 1)} ${owner}`;
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((present) => PARCEL_LINE.test(present));
  const at = last < 0 ? lines.length : last + 1;
  return `${[...lines.slice(0, at), line, ...lines.slice(at)].join('\n')}\n`;
}
