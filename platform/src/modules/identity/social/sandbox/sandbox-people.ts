/** Whom a developer can be at the sandbox's company. */
export interface SandboxPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

export const SANDBOX_PEOPLE: readonly SandboxPerson[] = [
  { id: 'ada', name: 'Ada Fernway', email: 'ada@pocket-id.example', isEmailConfirmed: true },
  { id: 'boris', name: 'Борис Полевой', email: 'boris@pocket-id.example', isEmailConfirmed: true },
  { id: 'chidi', name: 'Chidi Okafor', email: 'chidi@pocket-id.example', isEmailConfirmed: false },
];

/** What the issuer can be told to do wrong. */
export const SANDBOX_FAULTS = [
  'none',
  'denied',
  'expired-code',
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'unsigned',
  'forged',
  'down',
] as const;
export type SandboxFault = (typeof SANDBOX_FAULTS)[number];

export const findPerson = (id: string): SandboxPerson | undefined =>
  SANDBOX_PEOPLE.find((person) => person.id === id);

/** A person made up on the spot, for tests and demos that need a new one each time: `someone-anything`. */
export function personById(id: string): SandboxPerson | undefined {
  const name = /^someone-([a-z0-9-]{1,40})$/.exec(id)?.[1];
  if (name === undefined) return findPerson(id);
  return { id, name, email: `${name}@pocket-id.example`, isEmailConfirmed: true };
}
