/** A parcel's owner as its manifest names it: who may publish it. */
export interface OwnedParcel {
  readonly name: string;
  readonly owner: string;
}

const LINE = /^\/parcels\/([^/\s]+)\/\s+(\S+)\s*$/;

/** Parcels whose line of CODEOWNERS is missing, or names another team than may publish them; and lines of no parcel. */
export function ownerProblems(codeOwners: string, parcels: readonly OwnedParcel[]): string[] {
  const lines = new Map(
    codeOwners.split('\n').flatMap((line) => {
      const [, name, owner] = LINE.exec(line) ?? [];
      return name === undefined || owner === undefined ? [] : [[name, owner] as const];
    }),
  );
  const known = new Set(parcels.map(({ name }) => name));
  return [
    ...parcels.flatMap(({ name, owner }) => {
      const reviewer = lines.get(name);
      if (reviewer === owner) return [];
      return reviewer === undefined
        ? [`CODEOWNERS: no line for /parcels/${name}/, which ${owner} publishes`]
        : [`CODEOWNERS: /parcels/${name}/ is of ${reviewer}, parcel.json says ${owner}`];
    }),
    ...[...lines.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `CODEOWNERS: there is no parcel ${name}`),
  ];
}
