/** What an operator may do. A route asks for one of these, never for a role. */
export const PERMISSIONS = [
  /** The withdrawal queue and suspense accounts: look, approve, send back. */
  'cashier:review',
  /** Corrections that post money without a provider: adjustment, write-off, chargeback. */
  'cashier:adjust',
  /** Payment requests of players: read, answer, close. */
  'requests:answer',
  'accounts:freeze',
  /** Who a player is: documents, and which accounts are one person's. */
  'players:verify',
  /** Ban a player, close sports to one. */
  'players:restrict',
  /** End every session of a player. */
  'players:sign-out',
  /** Players' ideas: read, say what becomes of them, answer. */
  'ideas:answer',
  /** Decide markets that feeds left undecided or got wrong. */
  'bets:settle',
  /** Hold parts of the offer back from betting, and cut prices. */
  'bets:trade',
  'reports:read',
  'audit:read',
  /** The security record, and what alerts it raised. */
  'security:read',
  /** See the other operators and shut one out. */
  'operators:manage',
  /** Game companies and their keys, and the catalogue of games: take one in, close, open and mark games. */
  'games:manage',
  /** Stop play for everybody, and let it go on. */
  'site:maintain',
  /** Change what the site says of itself. */
  'site:configure',
  /** Write, publish and take back documents of the site. */
  'content:edit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * The one table of roles. Nobody who manages operators touches money by that role alone; a person may have several
 * roles and then has what any of them allows.
 */
const PERMISSIONS_OF = {
  support: ['requests:answer', 'reports:read', 'players:sign-out', 'ideas:answer'],
  cashier: ['cashier:review', 'requests:answer', 'reports:read'],
  'cashier-lead': [
    'cashier:review',
    'cashier:adjust',
    'requests:answer',
    'accounts:freeze',
    'players:sign-out',
    'reports:read',
  ],
  editor: ['content:edit'],
  trader: ['bets:settle', 'bets:trade', 'reports:read'],
  compliance: [
    'accounts:freeze',
    'players:verify',
    'players:restrict',
    'players:sign-out',
    'reports:read',
    'audit:read',
    'security:read',
  ],
  admin: [
    'operators:manage',
    'games:manage',
    'site:maintain',
    'site:configure',
    'content:edit',
    'reports:read',
    'audit:read',
    'security:read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof PERMISSIONS_OF;
export const ROLES = Object.keys(PERMISSIONS_OF) as readonly Role[];

export function isRole(text: string): text is Role {
  return Object.hasOwn(PERMISSIONS_OF, text);
}

/** What these roles allow together; one that is no longer in the table allows nothing. */
export function permissionsOf(roles: readonly string[]): ReadonlySet<Permission> {
  return new Set(roles.filter(isRole).flatMap((role): readonly Permission[] => PERMISSIONS_OF[role]));
}
